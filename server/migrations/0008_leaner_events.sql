-- What is written with every post, like and comment carries what is read of it, and no more: each index and each check costs every write.
alter table domain_events drop constraint domain_events_sequence_key;
alter table live_events drop constraint live_events_pkey;
drop index live_events_in_order;
-- The order they are told in: nothing comes before what was told already.
alter table live_events add primary key (transaction, sequence);
-- The clearing reads the hour that is kept; the code's own types say what an audience can be.
drop index live_events_by_age;
alter table live_events drop constraint live_events_audience_check;
alter table live_events drop constraint live_events_check;

-- What is written with every post, like and comment has the indexes that are read, and no others: each costs every write.
alter table domain_events drop constraint domain_events_sequence_key;
alter table live_events drop constraint live_events_pkey;
drop index live_events_in_order;
-- The order they are told in: nothing comes before what was told already.
alter table live_events add primary key (transaction, sequence);

-- What a notice leads to may go for a while (deleted with a way back, hidden until somebody looked): the notice goes and comes back with it.
alter table user_notifications add column is_aside boolean not null default false;

-- A workout plan is trained in blocks. This one begins on the Monday of its first week in the person's own calendar; how long it is follows from their level.
-- The default is for versions of the product that don't know of blocks yet and run beside this one for a while.
alter table training_plans add column block_starts_on date not null default date_trunc('week', now())::date;
-- The days and the start of the block before, since the next one was chosen: they're trained until that begins, and undo brings them back.
alter table training_plans add column block_before jsonb;

-- A plan of the last five weeks, the shortest block, is in the week that it is in. Older ones begin their first block next Monday: nobody should read
-- that a block is over which they never heard of.
update training_plans set block_starts_on = case
  when date_trunc('week', created_at) > date_trunc('week', now()) - interval '5 weeks' then date_trunc('week', created_at)::date
  else date_trunc('week', now())::date + 7
end;

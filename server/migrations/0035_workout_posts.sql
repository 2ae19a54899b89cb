-- A finished workout as its author shared it: built when it's posted, and never changed after. It isn't shown once the workout is deleted.
alter table posts
  add column workout_id uuid references workouts (id) on delete set null,
  add column workout jsonb;
create index posts_of_workout on posts (workout_id) where workout_id is not null;

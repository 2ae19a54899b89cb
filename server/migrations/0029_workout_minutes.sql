-- How long someone's workouts usually are: new plans begin with it. Null until they have said.
alter table profiles add column workout_minutes int check (workout_minutes in (15, 30, 45, 60));

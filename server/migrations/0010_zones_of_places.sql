-- An offset or a short name is no place's zone, and the database reads many of them otherwise than the language does: as if none had been chosen.
update profiles set time_zone = 'UTC' where time_zone not like '%/%' and time_zone <> 'UTC';

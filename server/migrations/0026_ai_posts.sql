-- When the last AI post came, and who is to make the next one. At most one row.
create table ai_post_schedule (
  is_only boolean primary key default true check (is_only),
  generated_at timestamptz,
  -- A keyed hash of whoever was told that the post is theirs to make, kept after the time is up.
  holder text,
  held_until timestamptz
);

-- True for one caller in a period, who then holds it until `held`. Whoever let it run out waits for `pause` while others may have it.
create function check_should_generate_ai_posts(caller text, moment timestamptz, period interval, held timestamptz, pause interval)
returns boolean language sql as $$
  with taken as (
    insert into ai_post_schedule as s (holder, held_until) values (caller, held)
    on conflict (is_only) do update set holder = excluded.holder, held_until = excluded.held_until
      where (s.generated_at is null or s.generated_at <= moment - period)
        and (s.held_until is null or s.held_until <= moment)
        and (s.holder is distinct from caller or s.held_until is null or s.held_until <= moment - pause)
    returning 1)
  select exists (select 1 from taken)
$$;

-- Notes that the holder made the post, which ends their hold; false for anyone else.
create function update_ai_post_generation_timestamp(caller text, moment timestamptz)
returns boolean language sql as $$
  with noted as (
    update ai_post_schedule set generated_at = moment, holder = null, held_until = null
    where holder = caller and held_until > moment
    returning 1)
  select exists (select 1 from noted)
$$;

-- A row of users has no user_id: each table tells the person in its own words.
create or replace function notify_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', coalesce(to_jsonb(old) ->> 'user_id', to_jsonb(old) ->> 'id'));
  return null;
end
$$;

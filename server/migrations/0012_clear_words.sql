-- Moderators take a name or a description away without hiding or suspending.
alter table moderation_log drop constraint moderation_log_action_check;
alter table moderation_log add constraint moderation_log_action_check
  check (action in ('hide', 'restore', 'approve', 'dismiss', 'warn', 'suspend', 'unsuspend', 'clear_name', 'clear_text'));

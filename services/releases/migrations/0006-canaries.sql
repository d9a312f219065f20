-- A version may be live for a part of the visitors.
alter table revisions drop constraint revisions_action_check;
alter table revisions add constraint revisions_action_check
  check (action in ('promote', 'rollback', 'retire', 'canary', 'end-canary'));

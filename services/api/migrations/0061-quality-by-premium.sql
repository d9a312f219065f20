-- Whether the member had Premium when the quality was chosen: a choice ends when that changes, also between two visits.
alter table member_settings add column quality_premium boolean;
update member_settings set quality_premium = quality_key <> 'low'
  or exists (select from members where members.id = member_settings.member_id and members.role = 7)
  or exists (select from subscriptions
    where subscriptions.member_id = member_settings.member_id and subscriptions.end_time > now())
  where quality_key is not null;

-- Who has had a free trial: hashes of email addresses, cards and payers under a key of their own, for 24 months. They stay when a member's
-- account is deleted, or a trial would be given again for the asking.
create table used_trials (
  kind text not null check (kind in ('email', 'card', 'payer')),
  hash bytea not null,
  trial_time timestamptz not null,
  -- For which it was given; null for an address that belongs to someone whose card had one.
  checkout_id int references checkouts on delete set null,
  primary key (kind, hash)
);
create index used_trials_time on used_trials (trial_time);
create index used_trials_checkout on used_trials (checkout_id);

-- Trials that were refused after the provider had reported a card or payer that already had one.
create table refused_trials (
  checkout_id int primary key references checkouts on delete cascade,
  reason text not null check (reason in ('email', 'card', 'payer')),
  -- The provider's name for the subscription; null where it never began.
  reference text,
  refusal_time timestamptz not null,
  -- Whether it is still to be ended at the provider.
  end_owed boolean not null
);
create index refused_trials_owed on refused_trials (checkout_id) where end_owed;

-- Whether the address of the member who got the trial is among the hashes; those of before are added by the service, which has the key.
alter table checkouts add column trial_recorded boolean not null default false;
create index checkouts_unrecorded_trials on checkouts (id)
  where trial_days > 0 and status = 'completed' and member_id is not null and not trial_recorded;

-- What is told to those in charge when the policy has taken something back, until it is delivered.
create table alerts (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  channel text not null check (channel in ('mail', 'webhook')),
  recipient text not null,
  subject text not null,
  text text not null,
  state text not null check (state in ('queued', 'sent', 'failed')) default 'queued',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  created_at timestamptz not null
);
create index alerts_by_time on alerts (channel, next_attempt_at) where state = 'queued';

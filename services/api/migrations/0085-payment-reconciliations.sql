-- When what a payment provider says was last compared with what is stored.
create table payment_reconciliations (
  payment_processor text primary key,
  -- When the last run began.
  run_time timestamptz not null,
  -- Everything until then was compared; null before the first run that was complete.
  compared_until timestamptz
);
create index subscriptions_end_time on subscriptions (end_time) where reference is not null;

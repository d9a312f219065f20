-- The books of the embedded payment provider. To the service it is another company: nothing here points to the service's own tables.
create table sandbox_checkouts (
  id text primary key,
  payment_processor text not null,
  -- The shop's own number of the order.
  order_number int not null,
  customer text not null,
  email text not null,
  title text not null,
  price_cents int not null,
  period_months int not null,
  trial_days int not null,
  success_url text not null,
  cancel_url text not null,
  status text not null check (status in ('open', 'paid', 'expired')),
  expiry_time timestamptz not null
);
create index sandbox_checkouts_open on sandbox_checkouts (expiry_time) where status = 'open';

create table sandbox_subscriptions (
  id text primary key,
  checkout_id text not null unique references sandbox_checkouts,
  customer text not null,
  status text not null check (status in ('trialing', 'active', 'canceled')),
  start_time timestamptz not null,
  -- Periods are counted from here, so that a month that is too short does not move the day for good.
  anchor_time timestamptz not null,
  period_end_time timestamptz not null,
  cancel_time timestamptz,
  ended boolean not null default false,
  -- The last digits of the card; null for a wallet.
  card_digits text,
  -- Of its last change: no two changes have the same.
  event_time timestamptz not null
);
create index sandbox_subscriptions_due on sandbox_subscriptions (period_end_time) where not ended;
create index sandbox_subscriptions_customer on sandbox_subscriptions (customer);

-- Notices that the shop has not taken yet.
create table sandbox_notices (
  id text primary key,
  payment_processor text not null,
  body text not null,
  attempts int not null default 0,
  -- While an attempt runs this is when it counts as broken off.
  next_attempt_time timestamptz not null,
  creation_time timestamptz not null
);
create index sandbox_notices_due on sandbox_notices (next_attempt_time, id);

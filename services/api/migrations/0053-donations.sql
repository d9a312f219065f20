-- What was given, as the payment provider's signed notices tell it. Nobody has to be logged in, so a donation is nobody's.
create table donations (
  payment_processor text not null,
  -- What the provider calls it; told of twice, it was given once.
  reference text not null,
  amount_cents int not null check (amount_cents > 0),
  donation_time timestamptz not null,
  primary key (payment_processor, reference)
);
create index donations_time on donations (donation_time);
create index payment_notices_arrival on payment_notices (arrival_time);

-- An instance of a program of before there were versions may run beside a newer one, and reads here what a plan costs: what it did before.
-- A plan that is new since then is not for sale there.
alter table plans add column price_cents int not null default 0;
update plans set price_cents = (
  select plan_prices.price_cents from plan_prices where plan_prices.plan_id = plans.id order by from_time, id limit 1
);

-- Such an instance does not name the version of what is ordered and changed by it.
create function price_at_order() returns trigger language plpgsql as $$
begin
  new.price_id := (
    select id from plan_prices where plan_id = new.plan_id and from_time <= now() order by from_time desc, id desc limit 1
  );
  return new;
end
$$;
create trigger checkouts_price before insert on checkouts
  for each row when (new.price_id is null) execute function price_at_order();
create trigger subscriptions_price before insert on subscriptions
  for each row when (new.price_id is null and new.payment_processor <> 'manual') execute function price_at_order();
create trigger subscriptions_changed_price before update of plan_id on subscriptions
  for each row when (new.plan_id <> old.plan_id and new.price_id is not distinct from old.price_id)
  execute function price_at_order();

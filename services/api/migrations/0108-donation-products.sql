-- The amounts that are offered for a donation, in order; the second is preselected. A link takes the place of the provider's own.
create table donation_products (
  dollars int primary key check (dollars > 0),
  position int not null,
  stripe_link text,
  paypal_link text
);
insert into donation_products (dollars, position) values (20, 0), (50, 1), (100, 2);

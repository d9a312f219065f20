-- Whether a provider still tries to collect the last payment. The member goes on until the end that is stored, and is told why.
alter table subscriptions add column payment_due boolean not null default false;

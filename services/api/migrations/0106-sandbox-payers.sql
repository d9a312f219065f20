-- The embedded provider's own books: what tells that two payers are one person, as the fingerprint of a card and the ID of a payer do.
alter table sandbox_subscriptions add column payer text;

-- Since when a provider has been told to begin what the member has agreed to. Until it has answered, nothing else of the member's may
-- begin, and nobody may cancel it: a call that hangs may still charge.
alter table checkouts add column begin_time timestamptz;

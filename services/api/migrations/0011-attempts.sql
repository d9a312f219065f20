-- How often something that is limited was tried, by whom, within a window that starts at the first attempt. Counted here, so that
-- all instances count together. The key is a sha-256: neither e-mail nor network addresses stand here.
create table attempts (
  scope text not null,
  key_hash bytea not null,
  count int not null,
  window_end timestamptz not null,
  primary key (scope, key_hash)
);
create index attempts_window on attempts (window_end);

-- Releases are immutable: (name, version) with everything its build declared.
create table releases (
  name text not null,
  version text not null,
  kind text not null check (kind in ('remote', 'shell')),
  manifest jsonb not null,
  size_bytes bigint not null,
  published_by text not null,
  published_at timestamptz not null,
  primary key (name, version)
);

-- What runs where. Each row is a complete assignment; `hash` covers the row and the hash of the one before.
create table revisions (
  environment text not null check (environment in ('production', 'staging')),
  revision integer not null check (revision > 0),
  action text not null check (action in ('promote', 'rollback')),
  remote text not null,
  from_version text,
  to_version text not null,
  reason text not null,
  actor text not null,
  changed_at timestamptz not null,
  assignment jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (environment, revision),
  foreign key (remote, to_version) references releases (name, version)
);
create index revisions_by_remote on revisions (environment, remote, revision desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger revisions_are_append_only before update or delete or truncate on revisions
  for each statement execute function refuse_change();
create trigger releases_are_immutable before update or truncate on releases
  for each statement execute function refuse_change();

create table tokens (
  id text primary key,
  hash text not null unique,
  role text not null check (role in ('team', 'manager', 'viewer')),
  remote text,
  label text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  check ((role = 'team') = (remote is not null))
);

-- What tabs tell, counted by the hour.
create table report_counts (
  remote text not null,
  version text not null,
  kind text not null check (kind in ('load', 'chunk-load-error', 'crash')),
  reason text not null,
  hour timestamptz not null,
  count bigint not null,
  primary key (remote, version, kind, reason, hour)
);

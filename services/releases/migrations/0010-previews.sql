-- What the registry signs with. Made at the first start; all instances on one database share it.
create table registry_secrets (
  purpose text primary key,
  secret text not null,
  made_at timestamptz not null
);
-- Versions that a link shows: their files stay until it ends.
create table previewed_versions (
  name text not null,
  version text not null,
  ends_at timestamptz not null,
  primary key (name, version),
  foreign key (name, version) references releases (name, version)
);

-- When a tab last told that it runs a version.
create table version_uses (
  name text not null,
  version text not null,
  used_at timestamptz not null,
  primary key (name, version),
  foreign key (name, version) references releases (name, version)
);
-- Versions whose files were removed. What they were stays known: other bytes are never published under their names.
create table pruned_releases (
  name text not null,
  version text not null,
  pruned_by text not null,
  pruned_at timestamptz not null,
  -- When the same bytes were published again; from then on it counts as recent.
  restored_at timestamptz,
  primary key (name, version),
  foreign key (name, version) references releases (name, version)
);

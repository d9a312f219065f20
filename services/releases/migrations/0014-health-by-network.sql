-- What a network tells of a version is also how it failed, that it runs there, that it left errors uncaught, and when it was started and
-- when anything followed on that.
alter table health_networks
  add column failure text,
  add column has_loaded boolean not null default false,
  add column has_erred boolean not null default false,
  add column begun_at timestamptz,
  add column settled_at timestamptz;

-- How the versions that are live fare, by network, for as long as one that follows is compared with them.
create table version_networks (
  remote text not null,
  version text not null,
  network text not null,
  noted_at timestamptz not null,
  has_loaded boolean not null,
  has_erred boolean not null,
  begun_at timestamptz,
  settled_at timestamptz,
  primary key (remote, version, network)
);
create index version_networks_by_time on version_networks (noted_at);

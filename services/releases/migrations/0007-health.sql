-- How a version that has just gone live fares, counted once for each network: nobody counts twice, however often they report.
create table health_networks (
  remote text not null,
  version text not null,
  network text not null,
  has_failed boolean not null,
  reported_at timestamptz not null,
  primary key (remote, version, network)
);
create index health_networks_by_time on health_networks (reported_at);

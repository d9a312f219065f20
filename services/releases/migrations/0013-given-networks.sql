-- Reports count only for networks that the registry has given the version to. Kept by the change that made it live, so that a version that
-- is made live again begins anew, and clocks of several instances need not agree.
drop table health_networks;
create table health_networks (
  revision integer not null,
  network text not null,
  is_given boolean not null,
  has_reported boolean not null,
  has_failed boolean not null,
  has_lost boolean not null,
  primary key (revision, network)
);

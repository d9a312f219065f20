-- Code that did not arrive may be the fault of a listener's connection; that hardly anybody gets it is the fault of the release.
alter table health_networks add column has_lost boolean not null default false;

-- Whether the session began with a log-in by a social network, which for a while confirms that one and no other.
alter table tokens add column by_network boolean not null default false;

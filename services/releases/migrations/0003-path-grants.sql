-- Which area may own which paths: a path and everything below it, unless a longer one is granted to another area.
create table path_grants (
  path text primary key,
  remote text not null,
  granted_by text not null,
  granted_at timestamptz not null
);

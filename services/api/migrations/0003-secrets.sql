-- What every instance signs with: instances that share a database thereby share it.
create table secrets (
  name text primary key,
  value text not null
);

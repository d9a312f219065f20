-- Who uploaded what. A row is there before its files, and gone after them, so no file is ever forgotten.
create table uploads (
  name text primary key,
  folder text not null,
  -- Only a label; never part of a path.
  file_name text not null,
  member_id int references members on delete set null,
  creation_time timestamptz not null
);
create index uploads_time on uploads (creation_time);
create index uploads_member on uploads (member_id);

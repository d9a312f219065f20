-- Files of music that have become mixes, by the sha-256 of their content: the same file never becomes two.
create table imports (
  content_hash text primary key check (content_hash ~ '^[0-9a-f]{64}$'),
  -- Only a label; never part of a path.
  file_name text not null,
  mix_id int not null unique references mixes on delete cascade,
  creation_time timestamptz not null
);
create index imports_created on imports (creation_time desc, content_hash);

-- Whose picture came with it; all others are drawn.
alter table mixes add column cover text;

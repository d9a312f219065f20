-- A copy of everything that is kept about a member: one for each, made in the background and kept for a week. The name of its file tells
-- nothing about whose it is.
create table data_copies (
  member_id int primary key references members on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  file_name text not null,
  size_bytes int,
  attempts int not null default 0,
  -- While an attempt runs this is when it counts as broken off.
  next_attempt_time timestamptz not null,
  request_time timestamptz not null,
  expiry_time timestamptz
);
create index data_copies_due on data_copies (next_attempt_time) where state = 'waiting';
create index data_copies_expiry on data_copies (expiry_time);

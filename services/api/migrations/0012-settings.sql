-- Null and left out alike: not chosen yet.
create table member_settings (
  member_id int primary key references members on delete cascade,
  quality_key text check (quality_key in ('low', 'high', 'best')),
  volume int check (volume between 0 and 100),
  favorite_channels text[]
);

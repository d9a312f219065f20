-- The addresses at which other players hear the channels for a member: one series for each, from its beginning until it is replaced. The
-- series is signed into the addresses and does not stand in them, so that a reader of this table can make none.
create table player_addresses (
  member_id int primary key references members on delete cascade,
  series text not null,
  creation_time timestamptz not null
);

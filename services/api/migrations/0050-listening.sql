-- What a member listened to last. `updated_at` is when that was, `received_at` when it was told; `revision` grows with every change.
create table listening (
  member_id int primary key references members on delete cascade,
  revision int not null,
  mix_ids int[] not null check (cardinality(mix_ids) > 0),
  queue_position int not null check (queue_position >= 0 and queue_position < cardinality(mix_ids)),
  playlist_id int,
  device_id text not null,
  device_name text not null,
  updated_at timestamptz not null,
  received_at timestamptz not null
);

-- How far a member has come in each mix.
create table listening_positions (
  member_id int not null references members on delete cascade,
  mix_id int not null references mixes on delete cascade,
  position_ms int not null check (position_ms >= 0),
  updated_at timestamptz not null,
  received_at timestamptz not null,
  primary key (member_id, mix_id)
);
create index listening_positions_latest on listening_positions (member_id, updated_at desc, mix_id);
create index listening_positions_mix on listening_positions (mix_id);

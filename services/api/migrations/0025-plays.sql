-- Every play that counted. Trends are made of them, and what members are recommended; those of long ago are removed.
create table plays (
  id bigint generated always as identity primary key,
  show_id int not null references shows on delete cascade,
  mix_id int references mixes on delete cascade,
  member_id int references members on delete set null,
  played_at timestamptz not null
);
create index plays_member on plays (member_id, played_at desc);
create index plays_mix on plays (mix_id, played_at);
create index plays_time on plays (played_at);

-- What has never been played: below every score that a play gives.
alter table mixes alter column reach set default 0, alter column trend set default 0, alter column favorite_count set default 0;
alter table artists alter column reach set default 0, alter column trend set default 0;
alter table shows alter column reach set default 0;

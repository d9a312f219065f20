-- Who is signed in to the console, and codes that sign in once; both end with the token that they stand for.
create table console_sessions (
  hash text primary key,
  kind text not null check (kind in ('session', 'code')),
  token_id text not null references tokens (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index console_sessions_by_end on console_sessions (expires_at);

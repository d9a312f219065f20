-- Tokens end by themselves; `holder` is the machine whose tokens.json holds them, so that a deleted file ends what it held.
alter table tokens add column expires_at timestamptz;
alter table tokens add column holder text;
alter table tokens add column created_by text;

-- What members wrote to support; each is mailed there too.
create table messages (
  id int generated always as identity primary key,
  sender_id int not null references members on delete cascade,
  content text not null,
  subject text not null,
  body text not null,
  creation_time timestamptz not null
);
create index messages_sender on messages (sender_id, creation_time);

-- Mails are forgotten by their age, whatever became of them.
drop index mails_ended;
create index mails_created on mails (creation_time);

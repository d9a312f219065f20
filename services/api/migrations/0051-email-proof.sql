-- When somebody last proved to read the address: by the link of a mail, or by a network that vouches for it. Null for an address
-- that was only typed: whoever proves it later may be somebody else.
alter table members add column email_proof_time timestamptz;
-- Nobody reads mail there, and what is known about these members is known to all.
update members set email_proof_time = creation_time
  where email in ('free@afterglow.example', 'premium@afterglow.example', 'new@afterglow.example');

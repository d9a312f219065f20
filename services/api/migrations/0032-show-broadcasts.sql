-- The broadcasts of a show, newest first.
create index episodes_show on episodes (show_id, air_start desc);

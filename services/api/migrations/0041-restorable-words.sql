-- pg_restore fills generated columns with an empty search path: what this function calls must be found all the same.
alter function plain_text(text) set search_path from current;

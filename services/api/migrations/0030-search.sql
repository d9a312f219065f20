-- A text as search compares it: lower case, no accents, words of letters and digits with one space between them. Line breaks
-- and tabs stay where they are. Initials are one word (R.E.M. is rem), an ideograph or kana is a word of its own, since nothing parts them.
create function plain_text(source text) returns text language sql immutable parallel safe strict as $$
  select trim(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      lower(f_unaccent(source)),
      '&|\+|(?<=[[:alnum:]])\s*[''’`]n[''’`]\s*(?=[[:alnum:]])', ' and ', 'g'),
      '[''’‘`´ʼ\u0300-\u036f]', '', 'g'),
      '(?<![[:alnum:]])([[:alpha:]])\.', '\1', 'g'),
      '([\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g'),
      '[^[:alnum:]\n\t]+', ' ', 'g'),
      ' *([\n\t]) *', '\1', 'g'))
$$;

-- The words of a plain text; what is longer than 40 letters is cut.
create function words_of(plain text) returns text[] language sql immutable parallel safe strict as $$
  select coalesce(array_agg(left(word, 40)), '{}')
  from string_to_table(translate(plain, e'\n\t', '  '), ' ') as word where word <> ''
$$;

-- A word, and what is left of it without each of its letters: two words that are one slip apart have one of these in common.
create function slips_of(word text) returns text[] language sql immutable parallel safe strict as $$
  select array_agg(distinct left(word, at - 1) || substr(word, at + 1)) from generate_series(1, char_length(word) + 1) as at
$$;

-- Every word of the catalogue, and how many mixes, artists and shows have it. Kept by triggers.
drop table words;
create table words (
  word text collate "C" primary key,
  documents int not null
) with (fillfactor = 50);

-- What words are found by when they are mistyped; apart from the counts, so that counting touches none of these indexes.
-- Without fastupdate everywhere here: nothing vacuums an embedded database, and pending entries are read by every search.
create table word_slips (
  word text collate "C" primary key references words on delete cascade,
  slips text[] not null generated always as (slips_of(word)) stored
);
create index word_slips_slips on word_slips using gin (slips) with (fastupdate = off);
create index word_slips_similar on word_slips using gin (word public.gin_trgm_ops) with (fastupdate = off);

create function words_inserted() returns trigger language plpgsql set search_path from current as $$
begin
  insert into word_slips (word) select word from added;
  return null;
end $$;
create trigger words_inserted after insert on words referencing new table as added
  for each statement execute function words_inserted();

-- What search reads of a mix. Kept apart from it, so that a play, which changes the reach here too, touches no index.
create table mix_documents (
  mix_id int primary key references mixes on delete cascade,
  reach int not null,
  title tsvector not null,
  words tsvector not null,
  -- Plain texts: title, artist, show, genres with tabs between, then each track, with a tab between its title and its artist.
  lines text[] not null,
  -- What stands between the tabs, without "and" and spaces: who types a name wants what is called so.
  names text[] not null
) with (fillfactor = 90);
create index mix_documents_title on mix_documents using gin (title) with (fastupdate = off);
create index mix_documents_names on mix_documents using gin (names) with (fastupdate = off);
create index mix_documents_words on mix_documents using gin (words) with (fastupdate = off);

alter table artists add column words tsvector not null generated always as (array_to_tsvector(words_of(plain_text(title)))) stored;
alter table shows add column words tsvector not null generated always as (array_to_tsvector(words_of(plain_text(title)))) stored;
alter table genres add column words tsvector not null generated always as (array_to_tsvector(words_of(plain_text(name)))) stored;
create index artists_words on artists using gin (words) with (fastupdate = off);
create index shows_words on shows using gin (words) with (fastupdate = off);

alter table mixes drop column search_text, drop column fts;

create function words_added() returns trigger language plpgsql set search_path from current as $$
begin
  -- Writers of the catalogue take turns: two that count the same words in another order would wait for each other.
  perform pg_advisory_xact_lock(4800480052);
  with counted as (
    select word, count(*) as documents from added, unnest(tsvector_to_array(added.words)) as word group by word
  ), known as (
    update words set documents = words.documents + counted.documents from counted where words.word = counted.word
      returning words.word
  )
  insert into words (word, documents) select word, documents from counted where word not in (select word from known);
  return null;
end $$;

create function words_removed() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_advisory_xact_lock(4800480052);
  update words set documents = words.documents - gone.documents
    from (select word, count(*) as documents from removed, unnest(tsvector_to_array(removed.words)) as word group by word) as gone
    where words.word = gone.word;
  delete from words where documents <= 0
    and word in (select word from removed, unnest(tsvector_to_array(removed.words)) as word);
  return null;
end $$;

create function words_changed() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_advisory_xact_lock(4800480052);
  update words set documents = documents - 1 where word = any (tsvector_to_array(old.words));
  update words set documents = documents + 1 where word = any (tsvector_to_array(new.words));
  insert into words (word, documents) select word, 1 from unnest(tsvector_to_array(new.words)) as word
    where word not in (select word from words as known where known.word = any (tsvector_to_array(new.words)));
  delete from words where documents <= 0 and word = any (tsvector_to_array(old.words));
  return null;
end $$;

create trigger words_added after insert on mix_documents referencing new table as added for each statement execute function words_added();
create trigger words_added after insert on artists referencing new table as added for each statement execute function words_added();
create trigger words_added after insert on shows referencing new table as added for each statement execute function words_added();
create trigger words_removed after delete on mix_documents referencing old table as removed for each statement execute function words_removed();
create trigger words_removed after delete on artists referencing old table as removed for each statement execute function words_removed();
create trigger words_removed after delete on shows referencing old table as removed for each statement execute function words_removed();
create trigger words_changed after update of words on mix_documents for each row
  when (old.words is distinct from new.words) execute function words_changed();
create trigger words_changed after update of title on artists for each row
  when (old.words is distinct from new.words) execute function words_changed();
create trigger words_changed after update of title on shows for each row
  when (old.words is distinct from new.words) execute function words_changed();

create function one_line(source text) returns text language sql immutable parallel safe as $$
  select translate(coalesce(source, ''), e'\n\r\t', '   ')
$$;

-- Writes the documents of these mixes. The triggers call it; nothing else has to.
create function index_mixes(ids int[]) returns void language sql as $$
  insert into mix_documents (mix_id, reach, title, words, lines, names)
  select id, reach, array_to_tsvector(words_of(lines[1])), array_to_tsvector(words_of(array_to_string(lines, ' '))), lines,
    array(select distinct left(replace(regexp_replace(name, '\m(and|n)\M', '', 'g'), ' ', ''), 100)
      from unnest(lines) as line, string_to_table(line, e'\t') as name where name <> '')
  from (
    select mixes.id, mixes.reach, string_to_array(plain_text(concat_ws(e'\n',
      one_line(mixes.title), one_line(artists.title), one_line(shows.title),
      coalesce((select string_agg(one_line(genre), e'\t') from unnest(mixes.genres) as genre), ''),
      (select string_agg(one_line(track ->> 'title') || e'\t' || one_line(track ->> 'artist'), e'\n' order by at)
        from jsonb_array_elements(mixes.track_list) with ordinality as each (track, at)))), e'\n') as lines
    from mixes join artists on artists.id = mixes.artist_id join shows on shows.id = mixes.show_id
    where mixes.id = any (ids)
    offset 0 -- or every use of the lines would make them anew
  ) as texts
  on conflict (mix_id) do update
    set reach = excluded.reach, title = excluded.title, words = excluded.words, lines = excluded.lines,
      names = excluded.names
$$;

create function mixes_added() returns trigger language plpgsql set search_path from current as $$
begin
  perform index_mixes((select array_agg(id) from added));
  return null;
end $$;

create function mix_changed() returns trigger language plpgsql set search_path from current as $$
begin
  perform index_mixes(array[new.id]);
  return null;
end $$;

create function mixes_renamed() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_table_name = 'artists' then
    perform index_mixes(array(select id from mixes where artist_id = new.id));
  else
    perform index_mixes(array(select id from mixes where show_id = new.id));
  end if;
  return null;
end $$;

create function mix_played() returns trigger language plpgsql set search_path from current as $$
begin
  update mix_documents set reach = new.reach where mix_id = new.id;
  return null;
end $$;

create trigger mixes_added after insert on mixes referencing new table as added for each statement execute function mixes_added();
create trigger mix_changed after update of title, artist_id, show_id, genres, track_list on mixes for each row
  when ((old.title, old.artist_id, old.show_id, old.genres, old.track_list)
    is distinct from (new.title, new.artist_id, new.show_id, new.genres, new.track_list)) execute function mix_changed();
create trigger mix_played after update of reach on mixes for each row
  when (old.reach is distinct from new.reach) execute function mix_played();
create trigger mixes_renamed after update of title on artists for each row
  when (old.title is distinct from new.title) execute function mixes_renamed();
create trigger mixes_renamed after update of title on shows for each row
  when (old.title is distinct from new.title) execute function mixes_renamed();

insert into words (word, documents)
  select word, count(*) from (select words from artists union all select words from shows) as named,
    unnest(tsvector_to_array(named.words)) as word group by word;
select index_mixes(array(select id from mixes));

-- The mixes with most plays in which a query is found, besides others: a name among `names` (then it is an array of them), or
-- words in the title or in everything. A common word is in tens of thousands of documents, far too many to read; but then it is
-- also in many of those with most plays, which are looked at first. The settings hold where nobody analyses the tables, too.
create function find_in_documents(part text, query text, others int[], wanted int, is_common boolean) returns int[]
language plpgsql stable
set search_path from current
set enable_seqscan = off
set max_parallel_workers_per_gather = 0
set jit = off
as $$
declare
  ids int[];
begin
  if is_common then
    ids := array(
      select id from (select id, reach from mixes order by reach desc, id limit 1000) as played
      where id <> all (others) and (
        select case part when 'name' then names && query::text[] when 'title' then title @@ query::tsquery
          else words @@ query::tsquery end
        from mix_documents where mix_id = played.id)
      order by reach desc, id limit wanted);
    if cardinality(ids) >= wanted then
      return ids;
    end if;
  end if;
  case part
    when 'name' then
      return array(select mix_id from mix_documents where names && query::text[] and mix_id <> all (others)
        order by reach desc, mix_id limit wanted);
    when 'title' then
      return array(select mix_id from mix_documents where title @@ query::tsquery and mix_id <> all (others)
        order by reach desc, mix_id limit wanted);
    else
      return array(select mix_id from mix_documents where words @@ query::tsquery and mix_id <> all (others)
        order by reach desc, mix_id limit wanted);
  end case;
end $$;

-- Step by step more mixes, until there are as many as are wanted in all.
create function find_mixes(parts text[], queries text[], are_common boolean[], others int[], wanted int) returns int[]
language plpgsql stable set search_path from current as $$
begin
  for step in 1 .. cardinality(parts) loop
    exit when cardinality(others) >= wanted;
    others := others || find_in_documents(parts[step], queries[step], others, wanted - cardinality(others), are_common[step]);
  end loop;
  return others;
end $$;

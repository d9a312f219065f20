-- What a search is narrowed down to stands beside the texts of a mix.
alter table mix_documents
  add column channel_id text not null default '',
  add column genres text[] not null default '{}',
  add column duration_frames int not null default 0,
  add column creation_time timestamptz not null default 'epoch';
update mix_documents set channel_id = mixes.channel_id, genres = mixes.genres, duration_frames = mixes.duration_frames,
    creation_time = mixes.creation_time
  from mixes where mixes.id = mix_documents.mix_id;

create function fill_mix_document() returns trigger language plpgsql set search_path from current as $$
begin
  select mixes.channel_id, mixes.genres, mixes.duration_frames, mixes.creation_time
    into new.channel_id, new.genres, new.duration_frames, new.creation_time
    from mixes where mixes.id = new.mix_id;
  return new;
end $$;
create trigger fill_mix_document before insert on mix_documents for each row execute function fill_mix_document();

create function mix_document_followed() returns trigger language plpgsql set search_path from current as $$
begin
  update mix_documents set channel_id = new.channel_id, genres = new.genres, duration_frames = new.duration_frames,
    creation_time = new.creation_time where mix_id = new.id;
  return null;
end $$;
create trigger mix_document_followed after update of channel_id, genres, duration_frames, creation_time on mixes for each row
  when ((old.channel_id, old.genres, old.duration_frames, old.creation_time)
    is distinct from (new.channel_id, new.genres, new.duration_frames, new.creation_time)) execute function mix_document_followed();

-- What a search is narrowed down to; null where it is not. Of each range the end does not belong to it.
create type search_filter as (
  genre text,
  channel_id text,
  frames_from int,
  frames_to int,
  created_from timestamptz,
  created_to timestamptz
);

create function passes(document mix_documents, filter search_filter) returns boolean language sql immutable parallel safe as $$
  select ((filter).genre is null or (filter).genre = any ((document).genres))
    and ((filter).channel_id is null or (filter).channel_id = (document).channel_id)
    and ((filter).frames_from is null or (filter).frames_from <= (document).duration_frames)
    and ((filter).frames_to is null or (filter).frames_to > (document).duration_frames)
    and ((filter).created_from is null or (filter).created_from <= (document).creation_time)
    and ((filter).created_to is null or (filter).created_to > (document).creation_time)
$$;

drop function find_mixes(text[], text[], boolean[], int[], int);
drop function find_in_documents(text, text, int[], int, boolean);

-- The mixes with most plays in which a query is found, besides others: a name among `names` (then it is an array of them), or
-- words in the title or in everything. A common word is in tens of thousands of documents, far too many to read; but then it is
-- also in many of those with most plays, which are looked at first. The settings hold where nobody analyses the tables, too.
create function find_in_documents(part text, query text, others int[], wanted int, is_common boolean, filter search_filter)
returns int[] language plpgsql stable
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
          else words @@ query::tsquery end and (filter is null or passes(document, filter))
        from mix_documents as document where mix_id = played.id)
      order by reach desc, id limit wanted);
    if cardinality(ids) >= wanted then
      return ids;
    end if;
  end if;
  case part
    when 'name' then
      return array(select mix_id from mix_documents as document where names && query::text[] and mix_id <> all (others)
        and (filter is null or passes(document, filter)) order by reach desc, mix_id limit wanted);
    when 'title' then
      return array(select mix_id from mix_documents as document where title @@ query::tsquery and mix_id <> all (others)
        and (filter is null or passes(document, filter)) order by reach desc, mix_id limit wanted);
    else
      return array(select mix_id from mix_documents as document where words @@ query::tsquery and mix_id <> all (others)
        and (filter is null or passes(document, filter)) order by reach desc, mix_id limit wanted);
  end case;
end $$;

-- Step by step more mixes, until there are as many as are wanted in all.
create function find_mixes(parts text[], queries text[], are_common boolean[], others int[], wanted int, filter search_filter)
returns int[] language plpgsql stable set search_path from current as $$
begin
  for step in 1 .. cardinality(parts) loop
    exit when cardinality(others) >= wanted;
    others := others
      || find_in_documents(parts[step], queries[step], others, wanted - cardinality(others), are_common[step], filter);
  end loop;
  return others;
end $$;

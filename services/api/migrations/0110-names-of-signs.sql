-- A text as search compares it, without its signs: see plain_text. Signs that stand for a letter are read as that letter: P!nk, Ke$ha.
create function plain_words(folded text) returns text language sql immutable parallel safe strict set search_path from current as $$
  select trim(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      folded,
      '(?<=[[:alpha:]])!(?=[[:alpha:]])', 'i', 'g'),
      '(?<=[[:alpha:]])\$|\$(?=[[:alpha:]])', 's', 'g'),
      '&|\+|(?<=[[:alnum:]])\s*[''’`]n[''’`]\s*(?=[[:alnum:]])', ' and ', 'g'),
      '[''’‘`´ʼ\u0300-\u036f]', '', 'g'),
      '(?<![[:alnum:]])([[:alpha:]])\.', '\1', 'g'),
      '([\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g'),
      '[^[:alnum:]\n\t]+', ' ', 'g'),
      ' *([\n\t]) *', '\1', 'g'))
$$;

-- What has neither letters nor digits is called by its signs ("!!!"), without those that nobody sees.
create function plain_signs(folded text) returns text language sql immutable parallel safe strict set search_path from current as $$
  select trim(regexp_replace(regexp_replace(folded, '[\u200b-\u200f\u202a-\u202e\u2060\ufe0e\ufe0f\ufeff]', '', 'g'), '\s+', ' ', 'g'))
$$;

-- The parts of a text, each read by itself. Arrays, because a table of a text's parts is taken for a thousand rows and compiled.
create function plain_parts(folded text) returns text language sql immutable parallel safe strict set search_path from current as $$
  select string_agg((
    select string_agg(case when part ~ '[[:alnum:]]' then plain_words(part) else plain_signs(part) end, e'\t' order by part_at)
    from unnest(string_to_array(line, e'\t')) with ordinality as parts (part, part_at)
  ), e'\n' order by line_at)
  from unnest(string_to_array(folded, e'\n')) with ordinality as lines (line, line_at)
$$;

-- A text as search compares it: compatible forms as one (half-width, full-width, ligatures), lower case, no accents, words of letters
-- and digits with one space between them. Line breaks and tabs stay where they are, and part texts that are read each by itself.
-- Initials are one word (R.E.M. is rem), an ideograph or kana is a word of its own, since nothing parts them.
create or replace function plain_text(source text) returns text language sql immutable parallel safe strict set search_path from current as $$
  select case
    when folded ~ '(^|[\n\t])[^[:alnum:]\n\t]*[^[:alnum:][:space:]][^[:alnum:]\n\t]*($|[\n\t])' then plain_parts(folded)
    else plain_words(folded) end
  from (
    -- An accent that stands alone is an apostrophe; its compatible form would be a space.
    select lower(f_unaccent(normalize(translate(source, '´', ''''), nfkc))) as folded
    offset 0 -- or every use of the text would make it anew
  ) as texts
$$;

-- What is called by signs is not mistyped for something else.
create or replace function words_inserted() returns trigger language plpgsql set search_path from current as $$
begin
  insert into word_slips (word) select word from added where word collate pg_catalog."default" ~ '[[:alnum:]]';
  return null;
end $$;

-- Only what reads otherwise than before is written anew: a large catalogue is looked through once, and hardly anything of it changes.
update artists set title = title where words is distinct from array_to_tsvector(words_of(plain_text(title)));
update shows set title = title where words is distinct from array_to_tsvector(words_of(plain_text(title)));
update genres set name = name where words is distinct from array_to_tsvector(words_of(plain_text(name)));

select index_mixes(array(
  select mixes.id
  from mixes join artists on artists.id = mixes.artist_id join shows on shows.id = mixes.show_id,
    concat_ws(e'\n', mixes.title, artists.title, shows.title, array_to_string(mixes.genres, e'\n')) as names,
    cast(mixes.track_list as text) as tracks
  where names ~ '\$|[[:alpha:]]![[:alpha:]]|(^|\n)[^[:alnum:]\n]+($|\n)' or names is not nfkc normalized
    or tracks ~ '\$|[[:alpha:]]![[:alpha:]]|": "([^[:alnum:]"]|\\")+"' or tracks is not nfkc normalized));

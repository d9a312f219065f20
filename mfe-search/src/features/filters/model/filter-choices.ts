import {
  CHANNEL_IDS,
  channelIdSchema,
  channelName,
  genreRouteId,
  type Genre,
  type SearchFilters,
} from '@afterglow/shared-contracts';
import { formatLength } from '@afterglow/shared-ui';
import { SECOND_MS } from '@afterglow/shared-contracts/time';

/** The filters of a search, in page order. */
export const FILTER_NAMES = ['genre', 'length', 'year', 'channel'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The value for no filter. */
export const ANY = '';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const MINUTE_S = 60;
/** How many years the filter offers. */
const YEARS = 12;

type Length = Choice & Pick<SearchFilters, 'duration_from' | 'duration_to'>;

const LENGTHS: readonly Length[] = [
  { value: 'short', label: 'Under 15 min', duration_to: 15 * MINUTE_S },
  { value: 'medium', label: '15 to 60 min', duration_from: 15 * MINUTE_S, duration_to: 60 * MINUTE_S },
  { value: 'long', label: '1 to 2 hours', duration_from: 60 * MINUTE_S, duration_to: 120 * MINUTE_S },
  { value: 'longest', label: 'Over 2 hours', duration_from: 120 * MINUTE_S },
];

const ANY_LABELS: Readonly<Record<FilterName, string>> = {
  genre: 'Any genre',
  length: 'Any length',
  year: 'Any year',
  channel: 'Any channel',
};

interface ChoicesOptions {
  readonly name: FilterName;
  readonly genres: readonly Genre[];
  readonly thisYear: number;
}

/** The choices of one filter, "any" first. */
export function choicesOf({ name, genres, thisYear }: ChoicesOptions): readonly Choice[] {
  return [{ value: ANY, label: ANY_LABELS[name] }, ...valuesOf(name, genres, thisYear)];
}

function valuesOf(name: FilterName, genres: readonly Genre[], thisYear: number): readonly Choice[] {
  switch (name) {
    case 'genre':
      return genres.map(genreChoice);
    case 'length':
      return LENGTHS;
    case 'year':
      return Array.from({ length: YEARS }, (_, back) => yearChoice(thisYear - back));
    case 'channel':
      return CHANNEL_IDS.map((id) => ({ value: id, label: channelName(id) }));
  }
}

/** The current choice of a filter; undefined for any. */
export function chosenOf({ genre, channel, year, ...length }: SearchFilters, name: FilterName): Choice | undefined {
  switch (name) {
    case 'genre':
      return genre === undefined ? undefined : genreChoice({ name: genre });
    case 'length':
      return lengthOf(length);
    case 'year':
      return year === undefined ? undefined : yearChoice(year);
    case 'channel':
      return channel === undefined ? undefined : { value: channel, label: channelName(channel) };
  }
}

export function withChoice(filters: SearchFilters, name: FilterName, { value, label }: Choice): SearchFilters {
  const { genre, channel, year, ...length } = filters;
  switch (name) {
    case 'genre':
      return { ...filters, genre: value === ANY ? undefined : label };
    case 'length': {
      const { duration_from, duration_to } = LENGTHS.find((one) => one.value === value) ?? {};
      return { genre, channel, year, duration_from, duration_to };
    }
    case 'year':
      return { genre, channel, ...length, year: value === ANY ? undefined : Number(value) };
    case 'channel':
      return { genre, year, ...length, channel: value === ANY ? undefined : channelIdSchema.parse(value) };
  }
}

export function without(filters: SearchFilters, name: FilterName): SearchFilters {
  return withChoice(filters, name, { value: ANY, label: '' });
}

function genreChoice({ name }: Pick<Genre, 'name'>): Choice {
  return { value: genreRouteId(name), label: name };
}

function yearChoice(year: number): Choice {
  return { value: String(year), label: String(year) };
}

function lengthOf({ duration_from: from, duration_to: to }: Omit<SearchFilters, 'genre'>): Choice | undefined {
  if (from === undefined && to === undefined) return undefined;
  const known = LENGTHS.find((one) => one.duration_from === from && one.duration_to === to);
  const spoken = (seconds: number) => formatLength(seconds * SECOND_MS);
  const label = [from && `from ${spoken(from)}`, to && `under ${spoken(to)}`].filter(Boolean).join(', ');
  return known ?? { value: `${from ?? ''}-${to ?? ''}`, label };
}

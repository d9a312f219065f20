import * as z from 'zod/mini';

const PART = String.raw`(?:[a-z0-9_-]+|:[a-z][A-Za-z]*(?:\(number\))?)\??`;

/**
 * An address in parts: `radio` stands for itself, `:channelId` for any one part, `:mixId(number)` for digits alone; a part that ends in
 * `?` may be left out, and `*` at the end is everything below, or nothing: "/artist/:name?/:artistId(number)".
 */
export const pagePatternSchema = z
  .string()
  .check(z.maxLength(200), z.regex(new RegExp(String.raw`^/(?:\*?|${PART}(?:/${PART})*(?:/\*)?)$`)));

/** One way to read a pattern, every optional part being either there or not. */
export interface PatternVariant {
  /** Each part as it stands in the pattern, without `?`. */
  readonly parts: readonly string[];
  readonly hasRest: boolean;
  /** Of two variants that fit one address, the one whose rank is greater as text has the longer literal match. */
  readonly rank: string;
}

/** What stands in the place of the parameters: numbers for `(number)`, decoded text for others, and for `*` under the name `rest`. */
export type ParameterValues = Readonly<Record<string, string | number | undefined>>;

/** The parts of a path; a slash at its end is not significant. */
export function partsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

/** Every way to read a pattern: as many as there are choices of its optional parts. */
export function variantsOf(pattern: string): readonly PatternVariant[] {
  const all = partsOf(pattern);
  const hasRest = all.at(-1) === '*';
  let variants: (readonly string[])[] = [[]];
  for (const part of hasRest ? all.slice(0, -1) : all) {
    const name = part.replace('?', '');
    const longer = variants.map((parts) => [...parts, name]);
    variants = name === part ? longer : [...longer, ...variants];
  }
  return variants.map((parts) => ({
    parts,
    hasRest,
    rank: `${parts.map((part) => rankOf(part)).join('')}${hasRest ? 0 : 1}`,
  }));
}

function rankOf(part: string): number {
  if (!isParameter(part)) return 3;
  return isNumeric(part) ? 2 : 1;
}

/** The parameters of a path that fits, undefined for one that does not. */
export function valuesIn({ parts, hasRest }: PatternVariant, path: readonly string[]): ParameterValues | undefined {
  if (hasRest ? path.length < parts.length : path.length !== parts.length) return undefined;
  const read = parts.map((part, index) => ({ part, given: path[index] ?? '' }));
  if (!read.every(({ part, given }) => fits(part, given))) return undefined;
  const values: Record<string, string | number> = {};
  for (const { part, given } of read) {
    if (isParameter(part)) values[nameOf(part)] = isNumeric(part) ? Number(given) : decoded(given);
  }
  if (hasRest) values['rest'] = decoded(path.slice(parts.length).join('/'));
  return values;
}

function fits(part: string, given: string): boolean {
  if (isNumeric(part)) return /^\d+$/.test(given);
  return isParameter(part) || part === given;
}

/** The address that a pattern stands for with these parameters. Throws when one is missing that is not optional. */
export function fillPattern(pattern: string, values: ParameterValues): string {
  const filled = partsOf(pattern).flatMap((part): readonly (string | number)[] => {
    if (part === '*') return partsOf(String(values['rest'] ?? ''));
    const value = isParameter(part) ? values[nameOf(part)] : part.replace(/.*\?$/, '');
    if (value !== undefined && value !== '') return [value];
    if (part.endsWith('?')) return [];
    throw new Error(`The address ${pattern} needs ${nameOf(part)}.`);
  });
  return `/${filled.map((part) => encodeURIComponent(part)).join('/')}`;
}

function isParameter(part: string): boolean {
  return part.startsWith(':');
}

function isNumeric(part: string): boolean {
  return part.endsWith('(number)');
}

function nameOf(part: string): string {
  return /\w+/.exec(part)?.[0] ?? '';
}

/** A part that is no proper encoding counts as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

import * as z from 'zod/mini';

/**
 * Not empty, no slash at the end, and at most four optional parts: each one doubles the variants of a pattern, and
 * those of a few dozen would take all memory.
 */
const PATTERN = /^(?!$|.+\/$|(?:[^?]*\?){5})(?:\/(?:[a-z0-9_-]+|:[a-z][A-Za-z]*(?:\(number\))?)\??)*(?:\/\*?)?$/;

/**
 * A path in parts: `radio` matches itself, `:channelId` any one part, `:mixId(number)` digits only; a part that ends
 * in `?` is optional (at most four), and `*` at the end matches everything below, or nothing:
 * "/artist/:name?/:artistId(number)".
 */
export const pagePatternSchema = z.string().check(z.maxLength(200, { abort: true }), z.regex(PATTERN));

/** One variant of a pattern, with each optional part either present or absent. */
export interface PatternVariant {
  /** Each part as written in the pattern, without `?`. */
  readonly parts: readonly string[];
  readonly hasRest: boolean;
  /**
   * Of two variants that match one URL, the one with the greater rank (compared as text) has the longer literal match.
   */
  readonly rank: string;
}

/**
 * The values of the parameters: numbers for `(number)`, decoded text for others, and the part matched by `*` under the
 * name `rest`.
 */
export type ParameterValues = Readonly<Record<string, string | number | undefined>>;

/** The parts of a path; a trailing slash is ignored. */
export function partsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

/** Every variant of a pattern: one for each combination of its optional parts. */
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
    rank: `${parts.map(rankOf).join('')}${hasRest ? 0 : 1}`,
  }));
}

function rankOf(part: string): number {
  if (!isParameter(part)) return 3;
  return isNumeric(part) ? 2 : 1;
}

/** The parameters of a path that matches, else undefined. */
export function valuesIn({ parts, hasRest }: PatternVariant, path: readonly string[]): ParameterValues | undefined {
  if (hasRest ? path.length < parts.length : path.length !== parts.length) return undefined;
  const values: Record<string, string | number> = {};
  for (const [index, part] of parts.entries()) {
    const given = path[index] ?? '';
    if (!fits(part, given)) return undefined;
    if (isParameter(part)) values[nameOf(part)] = valueOf(part, given);
  }
  if (hasRest) values['rest'] = decoded(path.slice(parts.length).join('/'));
  return values;
}

function valueOf(part: string, given: string): string | number {
  return isNumeric(part) ? Number(given) : decoded(given);
}

function fits(part: string, given: string): boolean {
  if (isNumeric(part)) return /^\d+$/.test(given);
  return isParameter(part) || part === given;
}

/** The URL for a pattern and these parameters. Throws when a required one is missing. */
export function fillPattern(pattern: string, values: ParameterValues): string {
  const filled = partsOf(pattern).flatMap((part): readonly (string | number)[] => {
    if (part === '*') return partsOf(String(values['rest'] ?? ''));
    const literal = part.endsWith('?') ? '' : part;
    const value = isParameter(part) ? values[nameOf(part)] : literal;
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

/** An invalidly encoded part is read literally. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

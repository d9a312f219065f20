import * as z from 'zod/mini';
import { invalid } from '../errors/service-errors.ts';

// The mini build has no messages; a rejected call needs one.
z.config(z.locales.en());

/** A part of a request, as error messages call it. */
export type Part = 'path' | 'query' | 'header' | 'body';

/** Parses a part of a request; throws a ServiceError `validation_failed` whose message names the field. */
export function parsePart<Schema extends z.ZodMiniType>(schema: Schema, part: Part, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, isEmpty(input) && z.safeParse(schema, undefined).success ? undefined : input);
  if (!parsed.success) throw invalid(messageOf(part, input, parsed.error));
  // PostgreSQL texts cannot contain this character.
  if (holdsNul(parsed.data)) throw invalid(`The ${part} contains an invalid character (U+0000).`);
  return parsed.data;
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

/** A request without a query still has an empty one; the query of a call that declares none may be empty. */
function isEmpty(input: unknown): boolean {
  return input == null || (typeof input === 'object' && keysOf(input).length === 0);
}

function messageOf(part: Part, input: unknown, { issues }: z.core.$ZodError): string {
  const issue = deepest(issues);
  if (issue === undefined) return `The ${part} isn't valid.`;
  // The schema's own message about a wrong choice is used as it is, like "Invalid type".
  if (issue.code === 'invalid_value' && hasOwnWords(issue)) return issue.message;
  if (issue.code === 'unrecognized_keys') return unknownOptions(part, issue.keys);
  const field = issue.path.join('.');
  if (field === '' && part === 'query') return unknownOptions(part, keysOf(input));
  return `${field === '' ? part : field}: ${issue.message}`;
}

/** Of several alternatives, the one that parsed furthest is probably meant. */
function deepest([issue]: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union' || hasOwnWords(issue)) return issue;
  const inner = issue.errors.map(deepest).filter((one) => one !== undefined);
  const [meant] = inner.sort((one, other) => other.path.length - one.path.length);
  return meant && { ...meant, path: [...issue.path, ...meant.path] };
}

const DEFAULT_WORDS = z.locales.en().localeError;

function hasOwnWords(issue: z.core.$ZodIssue): boolean {
  return DEFAULT_WORDS({ ...issue, input: undefined }) !== issue.message;
}

function unknownOptions(part: Part, names: readonly string[]): string {
  return `Unknown ${part} option: ${names.join(', ')}`;
}

function keysOf(input: unknown): string[] {
  return typeof input === 'object' && input !== null ? Object.keys(input) : [];
}

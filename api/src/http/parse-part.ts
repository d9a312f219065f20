import * as z from 'zod/mini';
import { invalid } from '../errors/service-errors.ts';

// The mini build comes without words for what is wrong; a refused call should say it.
z.config(z.locales.en());

/** Where in a request something stands, as error messages call it. */
export type Part = 'path' | 'query' | 'body';

/** Parses a part of a request, or refuses it with a message that names the field. */
export function parsePart<Schema extends z.ZodMiniType>(schema: Schema, part: Part, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, isEmpty(input) && z.safeParse(schema, undefined).success ? undefined : input);
  if (parsed.success) return parsed.data;
  throw invalid(messageOf(part, input, parsed.error));
}

/** A request without a query still has an empty one; a call that declares none means just that. */
function isEmpty(input: unknown): boolean {
  return input == null || (typeof input === 'object' && keysOf(input).length === 0);
}

function messageOf(part: Part, input: unknown, { issues: [issue] }: z.core.$ZodError): string {
  if (issue === undefined) return `The ${part} is not valid.`;
  if (issue.code === 'unrecognized_keys') return unknownOptions(part, issue.keys);
  const field = issue.path.join('.');
  // The call declares no query at all.
  if (field === '' && part === 'query') return unknownOptions(part, keysOf(input));
  return `${field === '' ? part : field}: ${issue.message}`;
}

function unknownOptions(part: Part, names: readonly string[]): string {
  return `Unknown ${part} option: ${names.join(', ')}`;
}

function keysOf(input: unknown): string[] {
  return typeof input === 'object' && input !== null ? Object.keys(input) : [];
}

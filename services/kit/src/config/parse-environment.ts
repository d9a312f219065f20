import * as z from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';

/** Environment variables, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses environment variables (an empty one is unset) or throws a StartupError that names the invalid one, or one whose
 * name is a single typing error away from a variable.
 */
export function parseEnvironment<Schema extends z.ZodMiniObject>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  refuseMisspelled(Object.keys(schema.shape), Object.keys(given));
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = issue?.path.join('.') ?? 'environment';
  throw new StartupError(
    'configuration-invalid',
    `${name} isn't valid: ${issue?.message ?? 'unreadable'}. Fix it or remove it.`,
  );
}

/** Variables of other programs, a letter away from ours. */
const NOT_OURS: readonly string[] = ['LOGLEVEL'];
/** Shorter names are a letter away from those of other programs, such as HOST and HOME. */
const SHORTEST_COMPARED = 6;

function refuseMisspelled(variables: readonly string[], given: readonly string[]): void {
  const known = new Set([...variables, ...NOT_OURS]);
  const compared = variables.filter(({ length }) => length >= SHORTEST_COMPARED);
  for (const name of given) {
    const meant = known.has(name) ? undefined : compared.find((variable) => isOneEditAway(name, variable));
    if (meant === undefined) continue;
    throw new StartupError('configuration-invalid', `${name} isn't a variable. Did you mean ${meant}?`);
  }
}

/** One letter is missing, added or another one, or two neighbors are swapped. */
function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const swapped = `${rest.slice(1, 2)}${rest.slice(0, 1)}${rest.slice(2)}`;
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    swapped === otherRest
  );
}

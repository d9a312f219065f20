import * as z from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';

/** Environment variables, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses environment variables (an empty one is unset) or throws a StartupError that names the invalid one. */
export function parseEnvironment<Schema extends z.ZodMiniType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = issue?.path.join('.') ?? 'environment';
  throw new StartupError(
    'configuration-invalid',
    `${name} isn't valid: ${issue?.message ?? 'unreadable'}. Fix it or remove it.`,
  );
}

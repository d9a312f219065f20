import { ServiceError } from '@afterglow/kit';
import * as z from 'zod/mini';

/** Parses a part of a request, or refuses the request and names the first field that is wrong. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  throw new ServiceError(
    'invalid',
    'validation_failed',
    [field, issue?.message ?? 'not valid'].filter(Boolean).join(': '),
  );
}

import type * as z from 'zod/mini';
import type { StoragePort } from './ports/storage.port.ts';

/** Reads a stored JSON value that matches the schema; any other value counts as absent and is removed. */
export function readStored<Schema extends z.ZodMiniType>(
  storage: Pick<StoragePort, 'get' | 'remove'>,
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  const text = storage.get(key);
  if (text === null) return null;
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  storage.remove(key);
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import * as z from 'zod/mini';
import { ShellError } from './shell-error.ts';

/**
 * Reads a JSON data block of the page with its schema. Undefined when there is none; throws, naming the block, when it
 * is invalid.
 */
export function readDataBlock<Schema extends z.ZodMiniType>(id: string, schema: Schema): z.output<Schema> | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new ShellError('page_unreadable', `The page's data block "${id}" cannot be read.`, {
      context: { id },
      cause,
    });
  }
}

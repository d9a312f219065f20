import { toSingleLine } from '@afterglow/kit';
import * as z from 'zod/mini';

const entrySchema = z.object({
  time: z.number(),
  msg: z._default(z.string(), ''),
  method: z.optional(z.string()),
  url: z.optional(z.string()),
  status: z.optional(z.number()),
  err: z.optional(z.object({ message: z._default(z.string(), '') })),
});

/** Formats a log line for a person: when, what, and why; a line that is not a log entry stays as it is. */
export function formatLogLine(line: string): string {
  const parsed = entrySchema.safeParse(parse(line));
  if (!parsed.success) return toSingleLine(line);
  const { time, msg, method, url, status, err } = parsed.data;
  const what = [msg, method, url, status].filter((part) => part !== undefined && part !== '').join(' ');
  const why = err ? `: ${err.message}` : '';
  return toSingleLine(`! ${clockTime(new Date(time))} ${what}${why}`);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function clockTime(date: Date): string {
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}

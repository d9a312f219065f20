import * as z from 'zod/mini';

/** The key under which a browser stores the reminders of all its users. */
export const REMINDERS_KEY = 'reminders';

/**
 * A reminder of a start: `title` and `text` are shown then, `path` is its page; times are ISO. Those stored earlier
 * have no end.
 */
export const reminderSchema = z.object({
  path: z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(200)),
  title: z.string().check(z.maxLength(300)),
  text: z.string().check(z.maxLength(300)),
  startTime: z.iso.datetime(),
  endTime: z.optional(z.iso.datetime()),
});
/** A reminder of a start. */
export interface Reminder extends z.infer<typeof reminderSchema> {}

/** The stored list; an invalid one counts as empty. */
export const remindersSchema = z.array(reminderSchema);

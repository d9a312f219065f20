import * as z from 'zod/mini';

/** Where a browser keeps the reminders of anyone who uses it. */
export const REMINDERS_KEY = 'reminders';

/**
 * A wish to be told when something begins: `title` and `text` are what is said then, `path` is where it is; times are ISO. Those that were
 * kept earlier have no end.
 */
export const reminderSchema = z.object({
  path: z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(200)),
  title: z.string().check(z.maxLength(300)),
  text: z.string().check(z.maxLength(300)),
  startTime: z.iso.datetime(),
  endTime: z.optional(z.iso.datetime()),
});
/** A wish to be told when something begins. */
export type Reminder = z.infer<typeof reminderSchema>;

/** The list that is kept; one that does not fit counts as none. */
export const remindersSchema = z.array(reminderSchema);

import * as z from 'zod/mini';

/** What a notification reports: something worked, needs attention, or failed. */
export const notificationTypeSchema = z.enum(['success', 'warning', 'danger']);
/** The tone of a notification, which decides its colour. */
export type NotificationType = z.infer<typeof notificationTypeSchema>;

/**
 * Without `isPersistentNotification` the banner closes by itself after 8 seconds; `hasReload` adds a Reload button. `{seconds}` in the
 * message counts down from `countdownSeconds`; at 0 the banner closes, or with `forceUpdate` the page reloads.
 */
export const notificationEvents = {
  'notification:show': z.object({
    message: z.string().check(z.minLength(1)),
    type: notificationTypeSchema,
    hasReload: z.optional(z.boolean()),
    isPersistentNotification: z.optional(z.boolean()),
    forceUpdate: z.optional(z.boolean()),
    countdownSeconds: z.optional(z.int().check(z.positive())),
  }),
  'notification:hide': z.object({}),
} as const;

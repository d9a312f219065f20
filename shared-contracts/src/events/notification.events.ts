import * as z from 'zod/mini';

/** What a notification reports: a success, a warning, or a failure. */
export const notificationTypeSchema = z.enum(['success', 'warning', 'danger']);
/** The tone of a notification, which decides its color. */
export type NotificationType = z.infer<typeof notificationTypeSchema>;

const notificationLinkSchema = z.object({
  href: z.string().check(z.regex(/^\/(?![/\\])/)),
  text: z.string().check(z.minLength(1)),
});
/** The link of a notification: a path of the site, and a text. */
export interface NotificationLink extends Readonly<z.infer<typeof notificationLinkSchema>> {}

/**
 * Without `isPersistentNotification` the banner closes automatically after 8 seconds; `hasReload` adds a Reload
 * button. `{seconds}` in the message counts down from `countdownSeconds`; at 0 the banner closes, or with
 * `forceUpdate` the page reloads. `link` adds a link, and `hasRetry` a Retry button, which immediately requests the
 * channel in the player. `notification:reminders-changed` says that the list under `REMINDERS_KEY` has changed.
 */
export const notificationEvents = {
  'notification:show': z.object({
    message: z.string().check(z.minLength(1)),
    type: notificationTypeSchema,
    hasReload: z.optional(z.boolean()),
    hasRetry: z.optional(z.boolean()),
    isPersistentNotification: z.optional(z.boolean()),
    forceUpdate: z.optional(z.boolean()),
    countdownSeconds: z.optional(z.int().check(z.positive())),
    link: z.optional(notificationLinkSchema),
  }),
  'notification:hide': z.object({}),
  'notification:reminders-changed': z.object({}),
} as const;

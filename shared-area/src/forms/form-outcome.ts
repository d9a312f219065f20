import type { MessageValues, NotificationKey } from '@afterglow/shared-contracts';

interface Said<Name extends string> {
  /** Values for the `{names}` in the notification. */
  readonly values?: MessageValues;
  /** Fields to empty; the first one takes the focus. */
  readonly clear?: readonly Name[];
}

interface Done<Name extends string> extends Said<Name> {
  readonly type: 'done';
  readonly notification?: NotificationKey;
  /** Navigates to another page, once the notification is shown. */
  readonly leave?: () => void;
}

export interface Refusal<Name extends string> extends Said<Name> {
  readonly type: 'refused';
  /** Null when the field errors are sufficient. */
  readonly notification: NotificationKey | null;
  /** Field errors by name; the first field takes the focus. */
  readonly wrong?: { readonly [Wrong in Name]?: string };
}

/** The outcome of a valid form that was sent. */
export type FormOutcome<Name extends string = string> = Done<Name> | Refusal<Name>;

/** The typed text is saved, or no longer needed. */
export function done<Name extends string = never>(
  notification?: NotificationKey,
  options: Omit<Done<Name>, 'type' | 'notification'> = {},
): FormOutcome<Name> {
  return { type: 'done', ...(notification && { notification }), ...options };
}

/** The typed text stays, except the fields to clear; the notification, the field errors, or both say why. */
export function refused<Name extends string = never>(
  notification: NotificationKey | null,
  options: Omit<Refusal<Name>, 'type' | 'notification'> = {},
): FormOutcome<Name> {
  return { type: 'refused', notification, ...options };
}

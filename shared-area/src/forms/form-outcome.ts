import type { MessageValues, NotificationKey } from '@afterglow/shared-contracts';

interface Said<Name extends string> {
  /** Values for the `{names}` in the notice. */
  readonly values?: MessageValues;
  /** Fields to empty; the first one takes the focus. */
  readonly clear?: readonly Name[];
}

interface Done<Name extends string> extends Said<Name> {
  readonly type: 'done';
  readonly notification?: NotificationKey;
  /** Goes on to another page, once the notice is shown. */
  readonly leave?: () => void;
}

export interface Refusal<Name extends string> extends Said<Name> {
  readonly type: 'refused';
  /** Null where the fields say it all. */
  readonly notification: NotificationKey | null;
  /** What is wrong with a field, by its name; the first one takes the focus. */
  readonly wrong?: { readonly [Wrong in Name]?: string };
}

/** How a form that was right and sent has ended. */
export type FormOutcome<Name extends string = string> = Done<Name> | Refusal<Name>;

/** What was typed is saved, or has served its purpose. */
export function done<Name extends string = never>(
  notification?: NotificationKey,
  options: Omit<Done<Name>, 'type' | 'notification'> = {},
): FormOutcome<Name> {
  return { type: 'done', ...(notification && { notification }), ...options };
}

/** What was typed stays, except the fields to clear, and the notice says why; so do the fields, or they alone. */
export function refused<Name extends string = never>(
  notification: NotificationKey | null,
  options: Omit<Refusal<Name>, 'type' | 'notification'> = {},
): FormOutcome<Name> {
  return { type: 'refused', notification, ...options };
}

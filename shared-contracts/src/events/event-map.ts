import type * as z from 'zod/mini';
import { authEvents } from './auth.events.ts';
import { modalEvents } from './modal.events.ts';
import { notificationEvents } from './notification.events.ts';

/** Every event between areas, by its name on the bus. */
export const eventSchemas = { ...authEvents, ...modalEvents, ...notificationEvents } as const;

/** The name of an event, with its namespace: "modal:show". */
export type EventName = keyof typeof eventSchemas;
/** The payload of an event, as its schema parses it. */
export type EventPayload<Name extends EventName> = z.infer<(typeof eventSchemas)[Name]>;
/** An event on the bus: a closed union over `name`. */
export type BusEvent = {
  [Name in EventName]: { readonly name: Name; readonly payload: EventPayload<Name> };
}[EventName];

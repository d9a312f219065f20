import type { EventLoopReading } from '@afterglow/kit/testing';

/** Messages of a measurement to the service's process, besides requests. */
export type ServiceRequest =
  /** From now on `/bare` responds with the bytes of this path, without any work. */
  | { readonly kind: 'serve-bare'; readonly path: string }
  /** The longest delay of the event loop since the last message. */
  | { readonly kind: 'read-event-loop' };

export type ServiceReply =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'serves-bare'; readonly bytes: number }
  | ({ readonly kind: 'event-loop' } & EventLoopReading);

export const BARE_PATH = '/bare';

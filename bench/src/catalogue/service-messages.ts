import type { EventLoopReading } from '@afterglow/kit/testing';

/** Questions of a measurement to the service's process, besides requests. */
export type ServiceRequest =
  /** From now on `/bare` answers with the bytes of this path, without doing anything for them. */
  | { readonly kind: 'serve-bare'; readonly path: string }
  /** The longest delay of the event loop since the last question. */
  | { readonly kind: 'read-event-loop' };

export type ServiceReply =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'serves-bare'; readonly bytes: number }
  | ({ readonly kind: 'event-loop' } & EventLoopReading);

export const BARE_PATH = '/bare';

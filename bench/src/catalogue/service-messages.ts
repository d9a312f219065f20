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

export interface EventLoopReading {
  /** The longest time that one turn of the loop worked, while everybody else waited for it. */
  readonly longestBlockMs: number;
  /** The longest time from turn to turn, which also grows when the machine has no processor to spare. */
  readonly longestDelayMs: number;
}

export const BARE_PATH = '/bare';

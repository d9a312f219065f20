/** What a measurement asks of the service's process, besides requests. */
export type ServiceRequest =
  /** From now on `/bare` answers what this path answers, without doing anything for it. */
  | { readonly kind: 'serve-bare'; readonly path: string }
  /** How long the event loop was held up at most since this was asked last. */
  | { readonly kind: 'read-event-loop' };

export type ServiceReply =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'serves-bare'; readonly bytes: number }
  | ({ readonly kind: 'event-loop' } & EventLoopReading);

export interface EventLoopReading {
  /** The longest time that one turn of the loop worked: how long everybody else waited for it. */
  readonly longestBlockMs: number;
  /** The longest time from turn to turn, which also grows when the machine has no processor to spare. */
  readonly longestDelayMs: number;
}

export const BARE_PATH = '/bare';

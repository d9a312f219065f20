/** What a measurement asks of the service's process, besides requests. */
export interface RadioRequest {
  readonly kind: 'read-event-loop';
}

export type RadioReply =
  | { readonly kind: 'ready'; readonly port: number }
  /** The longest that the event loop was blocked since this was asked last. */
  | { readonly kind: 'event-loop'; readonly longestDelayMs: number };

/** Questions of a measurement to the service's process, besides requests. */
export interface RadioRequest {
  readonly kind: 'read-event-loop';
}

export type RadioReply =
  | { readonly kind: 'ready'; readonly port: number }
  /** The longest that the event loop was blocked since the last question. */
  | { readonly kind: 'event-loop'; readonly longestDelayMs: number };

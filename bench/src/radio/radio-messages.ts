/** Messages of a measurement to the service's process, besides requests. */
export interface RadioRequest {
  readonly kind: 'read-event-loop';
}

export type RadioReply =
  | { readonly kind: 'ready'; readonly port: number }
  /** The longest block of the event loop since the last message. */
  | { readonly kind: 'event-loop'; readonly longestDelayMs: number };

/** Commands to the server that does nothing but tell tabs. */
export interface BareRequest {
  readonly kind: 'tell';
  readonly liveSet: unknown;
  /** Write the text of the live set for each tab, as one does without thinking, or once for all. */
  readonly how: 'each' | 'once';
}

export interface BareReply {
  readonly kind: 'ready';
  readonly port: number;
}

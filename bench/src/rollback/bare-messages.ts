/** Commands to the server that only notifies tabs. */
export interface BareRequest {
  readonly kind: 'tell';
  readonly liveSet: unknown;
  /** Writes the text of the live set for each tab (the naive way), or once for all. */
  readonly how: 'each' | 'once';
}

export interface BareReply {
  readonly kind: 'ready';
  readonly port: number;
}

export interface RelyingParty {
  readonly origin: string;
  /** The host alone: passkeys of one host are valid on all of its ports. */
  readonly rpId: string;
}

export function relyingParty(origin: string): RelyingParty {
  const url = new URL(origin);
  return { origin: url.origin, rpId: url.hostname };
}

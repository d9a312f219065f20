/** Whom passkeys are for: the site at its public address. */
export interface RelyingParty {
  readonly origin: string;
  /** The host alone: passkeys of one host are good on all of its ports. */
  readonly rpId: string;
}

export function relyingParty(origin: string): RelyingParty {
  const url = new URL(origin);
  return { origin: url.origin, rpId: url.hostname };
}

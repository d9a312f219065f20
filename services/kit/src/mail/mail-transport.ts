/** A mail with everything the mailer adds: its layout, and an id that stays the same at every attempt. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** `reason` is short and contains no names: it is stored and logged. */
export type Delivery =
  | { readonly kind: 'delivered' }
  /** Not now: the server is away, busy, or misconfigured. */
  | { readonly kind: 'postponed'; readonly reason: string }
  /** The server will never accept this mail. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Passes mails to a server that delivers them. */
export interface MailTransport {
  /** Never rejects. Once the signal is aborted it resolves soon. */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

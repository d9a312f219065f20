/** A mail with everything that is the mailer's: layout and an id that stays the same at every attempt. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** `reason` is short and names nobody: it is kept and logged. */
export type Delivery =
  | { readonly kind: 'delivered' }
  /** Not now: the server is away, busy, or set up wrongly. */
  | { readonly kind: 'postponed'; readonly reason: string }
  /** The server will never take this mail. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Hands mails to whoever brings them to their readers. */
export interface MailTransport {
  /** Never rejects. Once the signal is aborted it answers soon. */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

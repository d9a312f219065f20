/** A mail with the mailer's layout, and an ID that stays the same at every attempt. */
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
  /** Temporary: the server is away, busy, or misconfigured. */
  | { readonly kind: 'postponed'; readonly reason: string }
  /** The server will never accept this mail. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Sends mails through a server that delivers them. */
export interface MailTransport {
  /** Never rejects. Resolves soon after the signal is aborted. */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

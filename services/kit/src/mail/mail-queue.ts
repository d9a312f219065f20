/** A mail claimed for one attempt to send it. */
export interface ClaimedMail {
  readonly id: number;
  readonly uid: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** Including this one. */
  readonly attempts: number;
  readonly creation_time: Date;
}

/** One attempt to send a mail. */
export type MailAttempt = Pick<ClaimedMail, 'id' | 'attempts'>;

/** The queue that senders share: any number of them, in any number of processes, send each mail once. */
export interface MailQueue {
  /**
   * Claims the mail that has been due the longest. It becomes due again at `until`, in case its sender dies: an open transaction would
   * block the embedded database for everyone.
   */
  take(now: Date, until: Date): Promise<ClaimedMail | undefined>;
  /** Records the outcome of an attempt, unless another sender has claimed the mail since. */
  markSent(attempt: MailAttempt, at: Date): Promise<void>;
  markFailed(attempt: MailAttempt, at: Date, reason: string): Promise<void>;
  postpone(attempt: MailAttempt, until: Date, reason: string): Promise<void>;
  /** Deletes mails written before that time; one that is still queued then is never sent. */
  forget(before: Date): Promise<void>;
}

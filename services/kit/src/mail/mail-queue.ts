/** A mail that was taken for one attempt to send it. */
export interface TakenMail {
  readonly id: number;
  readonly uid: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** This one included. */
  readonly attempts: number;
  readonly creation_time: Date;
}

/** One attempt to send a mail. */
export type MailAttempt = Pick<TakenMail, 'id' | 'attempts'>;

/** What senders share: any number of them, in any number of processes, take each mail once. */
export interface MailQueue {
  /**
   * The mail that has been due the longest. It is due again at `until`, in case whoever took it dies with it: a transaction that
   * stays open meanwhile would hold the embedded database for all.
   */
  take(now: Date, until: Date): Promise<TakenMail | undefined>;
  /** The outcome of an attempt. It is dropped when the mail has been taken anew since. */
  markSent(attempt: MailAttempt, at: Date): Promise<void>;
  markFailed(attempt: MailAttempt, at: Date, reason: string): Promise<void>;
  postpone(attempt: MailAttempt, until: Date, reason: string): Promise<void>;
  /** Removes what was written before then; what still waits after so long is not sent any more either. */
  forget(before: Date): Promise<void>;
}

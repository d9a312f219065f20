import type { MemberId } from '@afterglow/shared-contracts';
import type { BillingQueries } from '#tables/index.ts';

/** A mail in plain text, in paragraphs; the sender and the layout are the host's. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** All that billing knows about accounts. Each call works within the given transaction. */
export interface AccountsPort {
  findEmail(db: BillingQueries, id: MemberId): Promise<string | undefined>;
  /** The member with an email, in any capitals. */
  findByEmail(db: BillingQueries, email: string): Promise<MemberId | undefined>;
  /**
   * Whether a member deletes the account or has; locks the member until the transaction ends, but not against rows that refer to them:
   * providers' reports must not be waited for.
   */
  lockAndCheckDeletion(db: BillingQueries, id: MemberId): Promise<boolean>;
  /** Sends a mail if the transaction commits. */
  sendMail(db: BillingQueries, mail: Mail): Promise<void>;
}

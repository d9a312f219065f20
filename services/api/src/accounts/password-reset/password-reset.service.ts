import type { MemberId } from '@afterglow/shared-contracts';
import { type Clock, invalid } from '@afterglow/kit';
import { type Credentials, unknownAccount, type ResetTokens } from '../credentials/index.ts';
import type { OnPasswordChanged } from './password-changes.ts';
import type { Mailer } from '#mail/mailer.ts';
import { hashNewPassword } from '#app/security/new-password.ts';
import { resetMail } from './reset-mail.ts';
import type { PasswordResetRepository } from './password-reset.repository.ts';
import type { ResetLimits } from './reset-limits.ts';

export interface PasswordResetService {
  /** Mails a link; throws not-found for an unknown email. */
  request(email: string, address: string): Promise<void>;
  /** Throws invalid for a token that is wrong, used, expired or another member's. */
  setPassword(change: {
    readonly memberId: MemberId;
    readonly password: string;
    readonly token: string;
    readonly address: string;
  }): Promise<void>;
}

export interface PasswordResetOptions {
  readonly repository: PasswordResetRepository;
  readonly resetTokens: ResetTokens;
  readonly onPasswordChanged: OnPasswordChanged;
  readonly mailer: Mailer;
  readonly credentials: Credentials;
  readonly limits: ResetLimits;
  readonly clock: Clock;
  readonly origin: () => string;
}

export function createPasswordResetService(parts: PasswordResetOptions): PasswordResetService {
  const { repository, limits, resetTokens, onPasswordChanged, mailer, credentials, clock, origin } = parts;
  return {
    async request(email, address) {
      await limits.consumeAtLocation({ email, address });
      const account = await repository.findAccount(email);
      if (account === undefined) throw unknownAccount();
      await limits.consumeForAccount(account, address);
      await repository.transaction(async (executor) => {
        const token = await resetTokens.issue(account.id, executor);
        await mailer.send(resetMail({ account, token, origin: origin() }), executor);
      });
    },
    async setPassword({ memberId, password, token, address }) {
      await limits.takeLink(address);
      // Looked up first: hashing is expensive, and needs a valid token.
      if ((await resetTokens.findOwner(token)) !== memberId) throw uselessLink();
      const passwordHash = await hashNewPassword(password);
      const email = await repository.transaction(async (executor) => {
        if (!(await resetTokens.use(token, memberId, executor))) throw uselessLink();
        const owner = await repository.setPassword({ memberId, passwordHash, at: new Date(clock.nowMs()) }, executor);
        await onPasswordChanged({ memberId, email: owner }, executor);
        return owner;
      });
      await credentials.trust({ id: memberId, email }, address);
    },
  };
}

function uselessLink() {
  return invalid('This link no longer works. Request a new one.');
}

import { BRAND, type SocialNetwork, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import { type Clock, NETWORK_NAMES } from '@afterglow/kit';
import type { ClaimAccount } from '../claim-account.ts';
import type { ApiDatabase } from '#db/api-tables.ts';
import type { ProvidedIdentity } from './identity-provider.ts';
import type { Mail, Mailer } from '#mail/mailer.ts';
import {
  type Account,
  createSocialLoginRepository,
  type FoundAccount,
  type SocialLoginRepository,
  type VerifiedIdentity,
} from './social-login.repository.ts';

export interface AdmitOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly claimAccount: ClaimAccount;
}

/**
 * The member a network identifies: one it has identified before, else the one with the same e-mail address, else a new one. An account
 * whose address was only typed is taken from whoever typed it. Undefined when that needs an e-mail address verified by the network,
 * and there is none: anybody could have typed it.
 */
export type AdmitIdentity = (network: SocialNetwork, identity: ProvidedIdentity) => Promise<Account | undefined>;

export function createAdmitIdentity({ database, clock, mailer, claimAccount }: AdmitOptions): AdmitIdentity {
  return (network, identity) =>
    database.transaction(async (transaction) => {
      const repository = createSocialLoginRepository(transaction);
      const now = new Date(clock.nowMs());
      const vouchedEmail = isVerified(identity) ? identity.email : null;
      const login = { network, subject: identity.subject, vouchedEmail, at: now };
      const known = await repository.findByIdentity(network, identity.subject);
      if (known !== undefined) await repository.noteLogin(login);
      if (known !== undefined || !isVerified(identity)) return known;
      const { member, isNew } = await findOrAdd(repository, identity, now);
      if (!member.isProven) await claimAccount(member.id, now, transaction);
      await repository.link(member.id, login);
      if (!isNew) await mailer.send(linkedMail(member, network), transaction);
      return { id: member.id, email: member.email };
    });
}

async function findOrAdd(
  repository: SocialLoginRepository,
  identity: VerifiedIdentity,
  now: Date,
): Promise<{ readonly member: FoundAccount; readonly isNew: boolean }> {
  const existing = await repository.findByEmail(identity.email);
  if (existing !== undefined) return { member: existing, isNew: false };
  const added = await repository.addMember(identity, now);
  if (added !== undefined) return { member: { ...added, isProven: true }, isNew: true };
  // Somebody else was a moment faster: the same person with a second click, or a sign-up.
  const quicker = await repository.findByEmail(identity.email);
  if (quicker === undefined) throw new Error('A member could neither be found nor added.');
  return { member: quicker, isNew: false };
}

/** The owner must hear of it, in case it was not them. */
function linkedMail({ email: to, isProven }: FoundAccount, network: SocialNetwork): Mail {
  const name = NETWORK_NAMES[network];
  return {
    to,
    subject: `You can now log in to ${BRAND} with ${name}`,
    text: [
      `Somebody has just logged in to your ${BRAND} account with ${name}, which vouches for this e-mail address.`,
      isProven
        ? `From now on ${name} opens your account, beside your password.`
        : `From now on ${name} opens your account. Nobody had shown before that this address is theirs, so the password that was set no longer holds, and all devices have been logged out. To log in with a password as well, set one in your account.`,
      `If that was not you, write to ${SUPPORT_EMAIL}.`,
    ].join('\n\n'),
  };
}

function isVerified(identity: ProvidedIdentity): identity is VerifiedIdentity {
  return identity.email !== null && identity.isEmailVerified;
}

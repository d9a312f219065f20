import { BRAND, type SocialProvider, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import { type Clock, PROVIDER_NAMES } from '@afterglow/kit';
import type { ClaimAccount } from './claim-account.ts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { ProvidedIdentity } from '../identity-providers/index.ts';
import type { Mail, Mailer } from '#mail/mailer.ts';
import { findKey } from '../second-factor/index.ts';
import {
  type Account,
  createSocialLoginRepository,
  type FoundAccount,
  type ProviderLogin,
  type SocialLoginRepository,
  type AddressedIdentity,
} from './social-login.repository.ts';

export interface AdmitOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly claimAccount: ClaimAccount;
  readonly onSignedUp: () => void;
}

export type Admission =
  | { readonly kind: 'admitted'; readonly member: Account }
  | { readonly kind: 'email-missing' }
  | { readonly kind: 'email-not-verified' }
  /** A provider that does not report verified emails opens only accounts it has opened before. */
  | { readonly kind: 'email-taken' }
  /** The account's login needs a code, which a new provider does not replace. */
  | { readonly kind: 'code-needed' };

/**
 * The member that a provider identifies: one it has opened before, else the one with the same email, else a new one. An account whose email
 * was only typed is taken from anyone who typed it. That needs an email verified by the provider: anyone could have typed another one. An
 * email without a verification state counts as typed, so it only makes new accounts. An account with a second factor stays as it is, also
 * with an unverified email: its owner sets a new password by mail, which takes it from anyone who typed it.
 */
export type AdmitIdentity = (network: SocialProvider, identity: ProvidedIdentity) => Promise<Admission>;

export function createAdmitIdentity(parts: AdmitOptions): AdmitIdentity {
  return (network, identity) =>
    parts.database.transaction(async (transaction) => {
      const repository = createSocialLoginRepository(transaction);
      const at = new Date(parts.clock.nowMs());
      const vouchedEmail = identity.emailState === 'verified' ? identity.email : null;
      const login = { network, subject: identity.subject, vouchedEmail, at };
      const known = await repository.findByIdentity(network, identity.subject);
      if (known !== undefined) {
        await repository.noteLogin(login);
        return { kind: 'admitted', member: known };
      }
      if (!hasEmail(identity)) return { kind: 'email-missing' };
      switch (identity.emailState) {
        case 'unverified':
          return { kind: 'email-not-verified' };
        case 'untold':
          return admitAsTyped(parts, repository, { identity, login });
        case 'verified':
          return admitVerified(parts, { identity, login }, transaction);
      }
    });
}

async function admitAsTyped(
  { onSignedUp }: AdmitOptions,
  repository: SocialLoginRepository,
  { identity, login }: Arrival,
): Promise<Admission> {
  const added = await repository.addMember(identity, login.at);
  if (added === undefined) return { kind: 'email-taken' };
  onSignedUp();
  await repository.link(added.id, login);
  return { kind: 'admitted', member: added };
}

interface Arrival {
  readonly identity: AddressedIdentity;
  readonly login: ProviderLogin;
}

async function admitVerified(
  { mailer, claimAccount, onSignedUp }: AdmitOptions,
  { identity, login }: Arrival,
  transaction: ApiQueries,
): Promise<Admission> {
  const repository = createSocialLoginRepository(transaction);
  const { member, isNew } = await findOrAdd(repository, identity, login.at);
  const key = await findKey(transaction, member.id);
  if (key?.proof_time != null) return { kind: 'code-needed' };
  if (!member.isProven) await claimAccount(member.id, login.at, transaction);
  await repository.link(member.id, login);
  if (isNew) onSignedUp();
  else await mailer.send(linkedMail(member, login.network), transaction);
  return { kind: 'admitted', member: { id: member.id, email: member.email } };
}

async function findOrAdd(
  repository: SocialLoginRepository,
  identity: AddressedIdentity,
  now: Date,
): Promise<{ readonly member: FoundAccount; readonly isNew: boolean }> {
  const existing = await repository.findByEmail(identity.email);
  if (existing !== undefined) return { member: existing, isNew: false };
  const added = await repository.addMember(identity, now);
  if (added !== undefined) return { member: { ...added, isProven: true }, isNew: true };
  // A concurrent request was faster: a second click, or a sign-up.
  const quicker = await repository.findByEmail(identity.email);
  if (quicker === undefined) throw new Error('A member could neither be found nor added.');
  return { member: quicker, isNew: false };
}

/** The owner must know, in case it was someone else. */
function linkedMail({ email: to, isProven }: FoundAccount, network: SocialProvider): Mail {
  const name = PROVIDER_NAMES[network];
  return {
    to,
    subject: `You can now log in to ${BRAND} with ${name}`,
    text: [
      `Someone just logged in to your ${BRAND} account with ${name}, which confirmed this email.`,
      isProven
        ? `You can now log in with ${name} as well as your password.`
        : `You can now log in with ${name}. This email was never confirmed before, so we removed the old password and logged out all devices. You can set a new password in your account.`,
      `Wasn't you? Email ${SUPPORT_EMAIL} right away.`,
    ].join('\n\n'),
  };
}

function hasEmail(identity: ProvidedIdentity): identity is AddressedIdentity {
  return identity.email !== null;
}

import { subnetOf, type Clock, conflict } from '@afterglow/kit';
import type { Member, NewMember } from '@afterglow/shared-contracts';
import type { Client, Sessions } from '../sessions/index.ts';
import type { Credentials } from '../credentials/index.ts';
import type { Captcha } from '../captcha/index.ts';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import { hashNewPassword } from '#app/security/new-password.ts';
import { toMember } from './members.mapper.ts';
import type { MembersRepository } from './members.repository.ts';
import { readBirthday } from './read-birthday.ts';

const NETWORK_USED_HEADER = 'x-network-used';

type Applicant = Client & { readonly captchaProof: string | undefined };

/**
 * Creates an account and logs it in. Throws `captcha_refused` without a valid proof, and a conflict that says how the account with this
 * email logs in.
 */
export type SignUp = (
  fields: NewMember,
  newcomer: Applicant,
) => Promise<{ readonly member: Member; readonly token: string }>;

export interface SignUpOptions {
  readonly repository: MembersRepository;
  readonly sessions: Sessions;
  readonly credentials: Credentials;
  readonly captcha: Captcha;
  readonly clock: Clock;
  readonly byAddress: AttemptLimiter;
  readonly onSignedUp: () => void;
}

export function createSignUp(parts: SignUpOptions): SignUp {
  const { repository, sessions, credentials, captcha, clock, byAddress, onSignedUp } = parts;
  const refuseTaken = async (email: string) => {
    const network = await repository.firstSocialProvider(email);
    if (network !== undefined) throw emailTaken({ [NETWORK_USED_HEADER]: network });
  };
  return async ({ email, password, username, birthday = null, gender = null }, { captchaProof, ...client }) => {
    const { address } = client;
    await byAddress.take(subnetOf(address));
    const now = new Date(clock.nowMs());
    const row = { email, username, gender, birthday: readBirthday(birthday, now.getTime()), creation_time: now };
    await captcha.take(captchaProof, 'sign-up');
    await refuseTaken(email);
    const password_hash = await hashNewPassword(password);
    const added = await repository.transaction(async (executor) => {
      const id = await repository.add({ ...row, password_hash }, executor);
      return id === undefined ? undefined : { id, token: await sessions.start(id, client, executor) };
    });
    if (added) {
      onSignedUp();
      await credentials.trust({ id: added.id, email }, address);
    }
    const member = added && (await repository.find(added.id, now));
    if (member) return { member: toMember(member), token: added.token };
    // A concurrent sign-up was faster.
    await refuseTaken(email);
    throw emailTaken({});
  };
}

function emailTaken(headers: Readonly<Record<string, string>>) {
  return conflict('You already have an account with this email.', headers);
}

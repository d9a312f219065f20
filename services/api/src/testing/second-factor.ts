import { secondFactorNeededSchema } from '@afterglow/shared-contracts';
import { Secret, TOTP } from 'otpauth';
import { type TestMember, signUp } from './sign-up.ts';
import type { RunningApi } from './start-api.ts';

const STEP_MS = 30_000;

/** A member whose login by password needs a code. */
export type GuardedMember = TestMember & { readonly key: string; readonly recoveryCodes: readonly string[] };

/** The code that an authenticator app with this key shows, `steps` half minutes from now. */
export function codeOf(api: RunningApi, key: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: STEP_MS / 1_000 });
  return totp.generate({ timestamp: api.clock.nowMs() + steps * STEP_MS });
}

/** Turned on half a minute ago, so that the current code is a new one. */
export async function signUpWithSecondFactor(api: RunningApi): Promise<GuardedMember> {
  const member = await signUp(api);
  const { token, password } = member;
  const asked = { params: { id: member.id }, token };
  await api.call('confirmSession', { body: { password }, token });
  const { key } = (await api.call('beginSecondFactor', asked)).data;
  const body = { code: codeOf(api, key) };
  const { recoveryCodes } = (await api.call('turnOnSecondFactor', { ...asked, body })).data;
  api.clock.skip(STEP_MS);
  return { ...member, key, recoveryCodes };
}

/** The challenge in the response to a valid password. */
export async function challengeOf(
  api: RunningApi,
  { email, password }: Pick<TestMember, 'email' | 'password'>,
): Promise<string> {
  const response = await api.send('createToken', { body: { email, password } });
  if (response.status !== 202) throw new Error(`The password was answered with ${response.status}.`);
  return secondFactorNeededSchema.parse(await response.json()).challenge;
}

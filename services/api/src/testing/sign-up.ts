import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiClient } from './api-client.ts';
import { solveCaptcha } from './solve-captcha.ts';

export interface NewcomerFields {
  readonly email: string;
  readonly password: string;
  readonly username: string;
}
export type TestMember = NewcomerFields & { readonly id: MemberId; readonly token: string };

let newcomers = 0;

export function signUpFields(): NewcomerFields {
  newcomers += 1;
  const email = `newcomer-${newcomers}@afterglow.example`;
  return { email, username: email, password: 'a good password' };
}

/** Creates a new member and logs it in; by default with its own email. */
export async function signUp(api: ApiClient, given: Partial<NewcomerFields> = {}): Promise<TestMember> {
  const fields = { ...signUpFields(), ...given };
  const { data, headers } = await api.call('createMember', { body: fields, headers: await solveCaptcha(api) });
  return { ...fields, id: data.id, token: headers.get('x-auth-token') ?? '' };
}

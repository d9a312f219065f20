import type { ApiClient } from './api-client.ts';
import { createPasskeyDevice } from './passkey-device.ts';
import type { TestMember } from './sign-up.ts';

/** Adds a passkey on a new device to a member of the site at this origin. Returns a function that tries to log in with it. */
export async function addPasskey(
  api: ApiClient,
  { id, token, password }: TestMember,
  origin: string,
): Promise<() => Promise<Response>> {
  const device = createPasskeyDevice();
  const asked = { params: { id }, token };
  await api.call('confirmSession', { body: { password }, token });
  const passkey = device.make({ ...(await api.call('beginPasskey', asked)).data, origin });
  await api.call('addPasskey', { ...asked, body: { passkey } });
  return async () => {
    const challenge = (await api.call('createPasskeyChallenge')).data;
    return api.send('createTokenByPasskey', { body: { passkey: device.answer({ ...challenge, origin }) } });
  };
}

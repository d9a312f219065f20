import { createAdminClient } from '../client/admin-client.ts';
import type { CommandContext } from '../command-context.ts';
import { readSavedToken, saveToken } from '../saved-tokens.ts';

export async function login({ url, environment, output, askSecret }: CommandContext, email: string): Promise<void> {
  const password = environment['AFTERGLOW_ADMIN_PASSWORD'] ?? (await askSecret(`Password for ${email}: `));
  const { token } = await createAdminClient({ url, token: undefined }).call('createToken', {
    body: { email, password },
  });
  const client = createAdminClient({ url, token });
  try {
    await client.call('getServiceStatus');
  } catch (error) {
    // A token without rights is not stored.
    await client.call('revokeToken').catch(() => undefined);
    throw error;
  }
  await saveToken(url, token, environment);
  output.result(`Logged in to ${url} as ${email}.`, { url, email });
}

export async function logout({ url, environment, output }: CommandContext): Promise<void> {
  const token = await readSavedToken(url, environment);
  if (token === undefined) return output.result(`You weren't logged in to ${url}.`, { url, outcome: 'unchanged' });
  await createAdminClient({ url, token })
    .call('revokeToken')
    .catch(() => undefined);
  await saveToken(url, undefined, environment);
  output.result(`Logged out of ${url}.`, { url, outcome: 'changed' });
}

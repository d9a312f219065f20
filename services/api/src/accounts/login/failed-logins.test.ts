import { createHttpApp, listen } from '@afterglow/kit';
import { prepareApi } from '#app/prepare-api.ts';
import { createApiClient } from '#testing/api-client.ts';
import { createSeededEnvironment, testOptions } from '#testing/start-api.ts';

test('a failed login is logged with the account, but without email and password in clear text', async () => {
  const place = await createSeededEnvironment();
  const lines: string[] = [];
  const api = await prepareApi(testOptions(place));
  const app = createHttpApp({ logLevel: 'info', logStream: { write: (line) => void lines.push(line) } });
  await app.register(api.plugin);
  const client = createApiClient(`http://127.0.0.1:${await listen(app, { port: 0, host: '127.0.0.1' })}`);
  await client.refusal('createToken', { body: { email: 'free@afterglow.example', password: 'not-the-password' } });
  await client.refusal('createToken', { body: { email: 'nobody@afterglow.example', password: 'not-the-password' } });
  await client.logIn('free');
  await app.close();
  await api.close();
  await place.remove();

  const failures = lines.filter((line) => line.includes('log-in failed')).map((line) => JSON.parse(line) as object);
  expect(failures).toEqual([
    expect.objectContaining({ memberId: 1, from: expect.stringMatching(/^[\w-]{16}$/) }),
    expect.objectContaining({ memberId: null }),
  ]);
  for (const secret of ['afterglow.example', '127.0.0.1', 'not-the-password']) {
    expect(JSON.stringify(failures)).not.toContain(secret);
  }
});

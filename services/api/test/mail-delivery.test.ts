import {
  createManualClock,
  type FakeSmtpServer,
  startFakeSmtpServer,
  type TestEnvironment,
} from '@afterglow/kit/testing';
import type { ApiOptions } from '#app/api-options.ts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { createSeededEnvironment, startApi } from '../src/testing/start-api.ts';

let place: TestEnvironment;
beforeAll(async () => {
  place = await createSeededEnvironment();
});
afterAll(async () => place.remove());

function start({ url }: Pick<FakeSmtpServer, 'url'>, options: Partial<ApiOptions> = {}) {
  const { folder, databaseUrl } = place;
  return startApi({
    folder,
    databaseUrl,
    publicUrl: 'https://radio.example',
    config: { SIGNING_SECRET: 'a secret of the tests', SMTP_URL: url },
    ...options,
  });
}

const EMAIL = 'free@afterglow.example';

test('a mail reaches the mail server immediately, from the email of the site', async () => {
  const fakeServer = await startFakeSmtpServer();
  const api = await start(fakeServer);
  await api.call('requestPasswordReset', { body: { email: EMAIL } });
  await fakeServer.untilReceived(1);
  expect(fakeServer.received).toEqual([expect.objectContaining({ from: 'no-reply@radio.example', to: [EMAIL] })]);
  await api.stop();
  await fakeServer.stop();
});

test('a mail left unsent when the service stopped is sent after its next start', async () => {
  const { port, url, stop } = await startFakeSmtpServer();
  await stop();
  const before = await start({ url });
  await before.call('requestPasswordReset', { body: { email: EMAIL } });
  await before.stop();
  const fakeServer = await startFakeSmtpServer({ port });
  const after = await start(fakeServer, { clock: createManualClock(before.clock.nowMs() + HOUR_MS) });
  await fakeServer.untilReceived(1);
  expect(fakeServer.received[0]?.to).toEqual([EMAIL]);
  await after.stop();
  await fakeServer.stop();
});

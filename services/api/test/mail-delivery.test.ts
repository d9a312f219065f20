import { createManualClock } from '@afterglow/kit/testing';
import type { ApiOptions } from '#app/api-options.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '@afterglow/kit/testing';
import { makeSownPlace, type Place, startApi } from '../src/testing/start-api.ts';

let place: Place;
beforeAll(async () => {
  place = await makeSownPlace();
});
afterAll(async () => place.remove());

/** The service on the same data, with its mail server. */
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

const HOUR_MS = 60 * 60 * 1000;
const EMAIL = 'free@afterglow.example';

test('a mail reaches the mail server at once, from the address of the site', async () => {
  const peer = await startFakeSmtpServer();
  const api = await start(peer);
  await api.call('requestPasswordReset', { body: { email: EMAIL } });
  await peer.untilReceived(1);
  expect(peer.received).toEqual([expect.objectContaining({ from: 'no-reply@radio.example', to: [EMAIL] })]);
  await api.stop();
  await peer.stop();
});

test('a mail that the service could not get rid of before it stopped is sent after its next start', async () => {
  const { port, url, stop } = await startFakeSmtpServer();
  await stop();
  const before = await start({ url });
  await before.call('requestPasswordReset', { body: { email: EMAIL } });
  await before.stop();
  const peer = await startFakeSmtpServer({ port });
  const after = await start(peer, { clock: createManualClock(before.clock.nowMs() + HOUR_MS) });
  await peer.untilReceived(1);
  expect(peer.received[0]?.to).toEqual([EMAIL]);
  await after.stop();
  await peer.stop();
});

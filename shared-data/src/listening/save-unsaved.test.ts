import { createEventBus } from '@afterglow/shared-contracts';
import { buildCurrentUser, buildMember, buildMix } from '@afterglow/shared-contracts/testing';
import { waitFor } from '@testing-library/dom';
import { createDataLayer } from '../data-layer.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createTestService, jsonResponse, noAnswer, SERVICE_URL } from '../testing/test-service.ts';
import { LISTENING_KEY } from './stored-listening.ts';

const mix = buildMix({ number: 12 });
const heard = {
  queue: { mixes: [mix.id], position: 0, playlistId: null },
  mixId: mix.id,
  positionMs: 50_000,
  durationMs: 3_600_000,
};

async function listening() {
  const service = createTestService();
  const storage = createMemoryStorage();
  service.answer('createToken', () => jsonResponse(buildCurrentUser()));
  service.answer('getPermissions', () =>
    jsonResponse({ role: null, premium: false, superAdmin: false, permissions: [] }),
  );
  service.answer('getMember', () => jsonResponse(buildMember()));
  service.answer('listSubscriptions', () => jsonResponse([]));
  service.answer('revokeToken', () => new Response(null, { status: 204 }));
  service.answer('saveListening', noAnswer);
  const called: string[] = [];
  const layer = createDataLayer({
    bus: createEventBus(),
    baseUrl: SERVICE_URL,
    storage,
    fetch: service.fetch,
    onCall: () => (called.push('call'), () => undefined),
  });
  await layer.session.login({ email: 'free@afterglow.example', password: 'afterglow-demo' });
  layer.listening.note(heard);
  return { layer, storage, called, saved: () => service.sentTo('saveListening') };
}

test.each([
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
])('unsaved data is sent when %s', async (_, happen) => {
  const { layer, saved } = await listening();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  happen();
  await waitFor(() => expect(saved()).toMatchObject([{ body: { positions: [{ positionMs: 50_000 }] } }]));
  layer.dispose();
});

test('a logout sends it with the session that ends, and removes it here', async () => {
  const { layer, storage, saved } = await listening();
  await layer.session.logout();
  await waitFor(() => expect(saved()).toMatchObject([{ authorization: 'Bearer test-token' }]));
  expect(storage.get(LISTENING_KEY)).toBeNull();
  layer.dispose();
});

test('saving runs in the background, without a progress bar', async () => {
  const { layer, called, saved } = await listening();
  const before = called.length;
  layer.listening.flush();
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(called).toHaveLength(before);
  layer.dispose();
});

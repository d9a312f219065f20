import { liveSetEventsPath } from '@afterglow/shared-contracts';
import { openEventStream } from '../../testing/event-stream.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release('radio', '1.0.0');
  await registry.team('radio').publish(await registry.build('radio', '1.0.1'));
}, START_LIMIT_MS);
afterAll(() => registry.close());

const openTab = () => openEventStream(registry.url + liveSetEventsPath('production'));
const radioVersion = (liveSet: { remotes: { name: string; live: { version: string } }[] }) =>
  liveSet.remotes.find(({ name }) => name === 'radio')?.live.version;

test('a tab gets the current live set when it connects, and every change as it goes live', async () => {
  const tab = await openTab();
  expect(tab.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no', // or a proxy in front buffers what it should pass on
  });
  const first = await tab.next();
  expect(radioVersion(first.liveSet)).toBe('1.0.0');
  expect(first.id).toBe(`${first.liveSet.revision}`);

  await registry.manager.promote({ environment: 'production', remote: 'radio', version: '1.0.1', reason: 'new' });
  const promoted = await tab.next();
  expect([promoted.id, radioVersion(promoted.liveSet)]).toEqual([`${first.liveSet.revision + 1}`, '1.0.1']);

  await registry.manager.rollback({ environment: 'production', remote: 'radio', reason: 'blank' });
  expect(radioVersion((await tab.next()).liveSet)).toBe('1.0.0');
  tab.close();
});

test('every connected tab receives a change, and no tab of another environment does', async () => {
  const tabs = await Promise.all(Array.from({ length: 20 }, openTab));
  await Promise.all(tabs.map((tab) => tab.next()));
  await registry.manager.promote({ environment: 'staging', remote: 'radio', version: '1.0.1', reason: 'try' });
  await registry.manager.promote({ environment: 'production', remote: 'radio', version: '1.0.1', reason: 'new' });
  const events = await Promise.all(tabs.map((tab) => tab.next()));
  expect(new Set(events.map(({ liveSet }) => liveSet.environment))).toEqual(new Set(['production']));
  expect(new Set(events.map(({ liveSet }) => radioVersion(liveSet)))).toEqual(new Set(['1.0.1']));
  for (const tab of tabs) tab.close();
});

test(
  'closing the server ends the streams instead of waiting for them',
  async () => {
    const tab = await openTab();
    await tab.next();
    await registry.restart();
    await tab.ended;
    const after = await openTab();
    expect(radioVersion((await after.next()).liveSet)).toBe('1.0.1');
    after.close();
  },
  START_LIMIT_MS,
);

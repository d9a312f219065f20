import type { RemoteProps } from '@afterglow/shared-contracts';
import { asLive, rejects, settle, setUpSlot, v1, v2 } from '../testing/slot-under-test.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A new tab: 1.0.1 is live, 1.0.0 was live before, and the code of 1.0.1 does not arrive. */
async function liveVersionLost() {
  const set = setUpSlot(asLive(v2, '1.0.0'));
  set.slot.show();
  await settle();
  set.loader.last().fail('missing');
  await settle();
  return set;
}

describe('[PLATFORM-011] when the live version cannot be loaded in a fresh tab', () => {
  test('the previous one is shown automatically, and the failure is reported', async () => {
    const { slot, loader, reports, shown } = await liveVersionLost();
    expect(loader.last().release.version).toBe('1.0.0');
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(slot.getState()).toEqual({ status: 'live', version: '1.0.0' });
    expect(reports).toEqual([
      expect.objectContaining({ kind: 'chunk-load-error', version: '1.0.1', reason: 'missing' }),
      { kind: 'load', remote: 'radio', version: '1.0.0' },
    ]);
  });

  test('no panel is shown in between', async () => {
    const { slot } = await liveVersionLost();
    expect(slot.getState()).toEqual({ status: 'staging', version: '1.0.0' });
  });

  test('the live one replaces it as soon as it can be loaded', async () => {
    const { loader, shown } = await liveVersionLost();
    loader.last().arrive();
    await settle();
    await jest.advanceTimersByTimeAsync(2000);
    expect(loader.last().release.version).toBe('1.0.1');
    expect(loader.last().options).toMatchObject({ attempt: 2, held: true });
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.1']);
  });

  test('a rollback to it does not change the screen', async () => {
    const { slot, loader, shown } = await liveVersionLost();
    loader.last().arrive();
    await settle();
    slot.setTarget(asLive(v1));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(loader.loads).toHaveLength(2);
  });

  test('and the previous one neither, the panel describes the live one', async () => {
    const { slot, loader } = await liveVersionLost();
    loader.last().fail('network');
    await settle();
    expect(slot.getState()).toMatchObject({
      status: 'failed',
      version: '1.0.1',
      failure: { kind: 'load', error: { reason: 'missing' } },
    });
  });

  test('Retry requests the live one again', async () => {
    const { slot, loader, shown } = await liveVersionLost();
    loader.last().fail('network');
    await settle();
    slot.retry();
    await settle();
    expect(loader.last().release.version).toBe('1.0.1');
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.1']);
  });
});

test('[PLATFORM-011] a chunk of the live version lost at runtime brings back the previous one', async () => {
  const { slot, loader, shown } = setUpSlot(asLive(v2, '1.0.0'));
  slot.show();
  await settle();
  let crash: RemoteProps['onCrash'] = () => {};
  loader.last().arrive({ mount: async ({ onCrash }) => void (crash = onCrash) });
  await settle();
  crash(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request: '/7.js' }));
  await settle();
  loader.last().arrive();
  await settle();
  expect(shown()).toEqual(['radio 1.0.0']);
});

describe('[PLATFORM-012] code that throws while it renders', () => {
  test('never shown, is reported and replaced by the previous version for good', async () => {
    const { slot, loader, reports, shown } = setUpSlot(asLive(v2, '1.0.0'));
    slot.show();
    await settle();
    loader.last().arrive({ mount: rejects });
    await settle();
    loader.last().arrive();
    await settle();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(loader.loads.map(({ release }) => release.version)).toEqual(['1.0.1', '1.0.0']);
    expect(reports[0]).toMatchObject({ kind: 'crash', remote: 'radio', version: '1.0.1' });
  });

  test('is also replaced when only its placeholder was shown, or it had been preloaded', async () => {
    const { slot, loader, shown } = setUpSlot(asLive(v2, '1.0.0'));
    slot.prepare();
    await settle();
    let crash: RemoteProps['onCrash'] = () => {};
    loader.last().arrive({
      async mount({ domElement, onCrash }) {
        crash = onCrash;
        domElement.innerHTML = '<p aria-busy="true">Loading</p>';
      },
    });
    await settle();
    slot.show();
    await settle();
    crash(new Error('no such thing'));
    await settle();
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
  });

  test('once it was shown, is replaced by the panel', async () => {
    const { slot, loader } = setUpSlot(asLive(v2, '1.0.0'));
    slot.show();
    await settle();
    let crash: RemoteProps['onCrash'] = () => {};
    loader.last().arrive({
      async mount({ domElement, onCrash }) {
        crash = onCrash;
        domElement.textContent = 'Deep';
      },
    });
    await settle();
    crash(new Error('worn out'));
    await settle();
    expect(slot.getState()).toMatchObject({ status: 'failed', version: '1.0.1', failure: { kind: 'crash' } });
    expect(loader.loads).toHaveLength(1);
  });
});

test('[SHELL-081] Retry during a stuck load fetches the area from fresh URLs, without another press', async () => {
  const { slot, loader, shown } = setUpSlot(asLive(v2, '1.0.0'));
  slot.show();
  await settle();
  let crash: RemoteProps['onCrash'] = () => {};
  loader.last().arrive({ mount: async ({ onCrash }) => void (crash = onCrash) });
  await settle();
  crash(Object.assign(new Error('pressed'), { name: 'ChunkLoadError', type: 'timeout', isRetryWanted: true }));
  await settle();
  expect(loader.last()).toMatchObject({ release: { version: '1.0.1' }, options: { attempt: 2 } });
  loader.last().arrive();
  await settle();
  expect(shown()).toEqual(['radio 1.0.1']);
});

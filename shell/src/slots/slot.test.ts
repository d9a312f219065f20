import type { RemoteProps } from '@afterglow/shared-contracts';
import {
  asLive,
  hangs,
  rejects,
  setUpLiveSlot as live,
  setUpSlot as setUp,
  settle,
  v2,
} from '../testing/slot-under-test.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('opening an area', () => {
  test('loads the version of the live set, mounts it and reports that it loaded', async () => {
    const { slot, shown, reports } = await live();
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(slot.getState()).toEqual({ status: 'live', version: '1.0.0' });
    expect(reports).toEqual([{ kind: 'load', remote: 'radio', version: '1.0.0' }]);
  });

  test('preloaded before mounts immediately and loads nothing more', async () => {
    const { slot, loader, shown } = setUp();
    slot.prepare();
    await settle();
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual([]);
    slot.show();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(loader.loads).toHaveLength(1);
  });

  test('during its preload waits for that same load', async () => {
    const { slot, loader, shown } = setUp();
    slot.prepare();
    slot.show();
    await settle();
    expect(loader.loads).toHaveLength(1);
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
  });

  test('after a failed preload, which is not reported, tries again', async () => {
    const { slot, loader, shown } = setUp();
    slot.prepare();
    await settle();
    loader.last().fail();
    await settle();
    expect(slot.getState()).toEqual({ status: 'idle' });
    slot.show();
    await settle();
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
  });

  test('whose code does not arrive fails with the error, and is reported', async () => {
    const { slot, loader, reports } = setUp();
    slot.show();
    await settle();
    loader.last().fail('integrity');
    await settle();
    expect(slot.getState()).toMatchObject({
      status: 'failed',
      version: '1.0.0',
      failure: { kind: 'load', error: { name: 'ChunkLoadError', remote: 'radio', reason: 'integrity' } },
    });
    expect(reports).toEqual([expect.objectContaining({ kind: 'chunk-load-error', reason: 'integrity' })]);
  });

  test('that throws in its first render fails as a crash and leaves no element', async () => {
    const { slot, loader, reports } = setUp();
    slot.show();
    await settle();
    loader.last().arrive({ mount: rejects });
    await settle();
    expect(slot.getState()).toMatchObject({ status: 'failed', failure: { kind: 'crash' } });
    expect(slot.container).toBeEmptyDOMElement();
    expect(loader.log).toEqual(['dispose 1.0.0']);
    expect(reports).toEqual([{ kind: 'crash', remote: 'radio', version: '1.0.0', message: 'Error: no such luck' }]);
  });

  test.each([
    ['waits for code that does not come', true, 'load'],
    ['waits for nothing', false, 'crash'],
  ])('that never mounts and %s fails after the time limit', async (_, isLoading, kind) => {
    const { slot, loader } = setUp();
    slot.show();
    await settle();
    loader.last().arrive({ mount: hangs, isLoading: () => isLoading });
    await jest.advanceTimersByTimeAsync(1000);
    expect(slot.getState()).toMatchObject({ status: 'failed', failure: { kind } });
  });
});

describe('leaving an area', () => {
  test('unmounts it and keeps it loaded', async () => {
    const { slot, loader, shown } = await live();
    await slot.hide();
    expect(slot.container).toBeEmptyDOMElement();
    slot.show();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(loader.loads).toHaveLength(1);
  });

  test('does not wait for code that never arrives', async () => {
    const { slot } = setUp();
    slot.show();
    await settle();
    await slot.hide();
    expect(slot.getState()).toEqual({ status: 'staging', version: '1.0.0' });
  });

  test('does not wait for a mount that never settles', async () => {
    const { slot, loader } = setUp();
    slot.show();
    await settle();
    loader.last().arrive({ mount: hangs });
    await settle();
    await slot.hide();
    expect(slot.container).toBeEmptyDOMElement();
  });

  test('waits at most two seconds for an unmount, and removes the area anyway', async () => {
    const { slot, loader } = setUp();
    slot.show();
    await settle();
    loader.last().arrive({ unmount: hangs });
    await settle();
    const hidden = slot.hide();
    await jest.advanceTimersByTimeAsync(2000);
    await hidden;
    expect(slot.container).toBeEmptyDOMElement();
  });
});

describe('a failed area', () => {
  async function failed() {
    const set = setUp();
    set.slot.show();
    await settle();
    set.loader.last().fail();
    await settle();
    return set;
  }

  test('really loads again on retry', async () => {
    const { slot, loader, shown } = await failed();
    slot.retry();
    await settle();
    expect(slot.getState()).toEqual({ status: 'staging', version: '1.0.0' });
    expect(loader.loads.map(({ options }) => options.attempt)).toEqual([1, 2]);
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
  });

  test('loads a version named by a later live set', async () => {
    const { slot, loader, shown } = await failed();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.1']);
  });

  test('is retried when the listener returns to it', async () => {
    const { slot, loader } = await failed();
    await slot.hide();
    slot.show();
    await settle();
    expect(loader.loads).toHaveLength(2);
  });

  test('after a crash has lost its code, and Try again loads it again', async () => {
    const set = setUp();
    set.slot.show();
    await settle();
    let crash: RemoteProps['onCrash'] = () => {};
    set.loader.last().arrive({ mount: async ({ onCrash }) => void (crash = onCrash) });
    await settle();
    crash(new Error('worn out'));
    await settle();
    expect(set.slot.getState()).toMatchObject({ status: 'failed', failure: { kind: 'crash' } });
    expect(set.slot.container).toBeEmptyDOMElement();
    expect(set.loader.log).toEqual(['adopt 1.0.0', 'dispose 1.0.0']);
    set.slot.retry();
    await settle();
    set.loader.last().arrive();
    await settle();
    expect(set.shown()).toEqual(['radio 1.0.0']);
  });

  test('whose lost chunk was thrown at runtime is a load failure', async () => {
    const set = setUp();
    set.slot.show();
    await settle();
    let crash: RemoteProps['onCrash'] = () => {};
    set.loader.last().arrive({ mount: async ({ onCrash }) => void (crash = onCrash) });
    await settle();
    crash(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request: '/7.js' }));
    await settle();
    expect(set.slot.getState()).toMatchObject({ status: 'failed', failure: { kind: 'load' } });
  });
});

test('a retry of a slow load abandons the slow one', async () => {
  const { slot, loader, shown } = setUp();
  slot.show();
  await settle();
  slot.retry();
  await settle();
  expect(loader.log).toEqual(['abort 1.0.0']);
  expect(loader.last().options.attempt).toBe(2);
  loader.last().arrive();
  await settle();
  expect(shown()).toEqual(['radio 1.0.0']);
});

test('a remote that leaves the live set is unmounted and its code removed', async () => {
  const { slot, loader } = await live();
  await slot.dispose();
  expect(slot.container).toBeEmptyDOMElement();
  expect(loader.log).toEqual(['adopt 1.0.0', 'dispose 1.0.0']);
  expect(slot.getState()).toEqual({ status: 'disposed' });
  slot.retry();
  await settle();
  expect(loader.loads).toHaveLength(1);
});

import type { RemoteProps } from '@afterglow/shared-contracts';
import {
  asLive,
  rejects,
  setUpLiveSlot as live,
  setUpSlot as setUp,
  settle,
  v1,
  v2,
  v3,
} from '../testing/slot-under-test.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const refuse = (): never => {
  throw new Error('Not now.');
};

describe('a new version', () => {
  test('loads in parallel to the old one, which stays until the new one is mounted', async () => {
    const { slot, loader, shown } = await live();
    slot.setTarget(asLive(v2));
    await settle();
    expect(loader.last().options.held).toBe(true);
    expect(shown()).toEqual(['radio 1.0.0']);
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.1']);
    expect(slot.container.children).toHaveLength(1);
    expect(slot.getState()).toEqual({ status: 'live', version: '1.0.1' });
    expect(loader.log).toEqual(['adopt 1.0.0', 'adopt 1.0.1', 'dispose 1.0.0']);
  });

  test('is never shown together with the old one', async () => {
    const { slot, loader, shown } = await live();
    const seen = new Set<string>();
    const observer = new MutationObserver(() => seen.add(shown().join('+')));
    observer.observe(slot.container, { subtree: true, childList: true, attributes: true, characterData: true });
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive();
    await settle();
    observer.disconnect();
    expect([...seen]).not.toContain('radio 1.0.0+radio 1.0.1');
    expect([...seen].at(-1)).toBe('radio 1.0.1');
  });

  test('takes the focus over from the old one, and never from elsewhere', async () => {
    const mount = async ({ domElement }: RemoteProps) =>
      void (domElement.innerHTML = '<h1>Radio</h1><button>Play</button>');
    const { slot, loader } = setUp();
    document.body.append(slot.container, document.createElement('input'));
    slot.show();
    await settle();
    loader.last().arrive({ mount });
    await settle();
    slot.container.querySelector('button')?.focus();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive({ mount });
    await settle();
    expect(slot.container.querySelector('h1')).toHaveFocus();
    document.querySelector('input')?.focus();
    slot.setTarget(asLive(v3));
    await settle();
    loader.last().arrive({ mount });
    await settle();
    expect(document.querySelector('input')).toHaveFocus();
    document.body.replaceChildren();
  });

  test('redirects only after the swap, and the old one never during its unmount', async () => {
    const { slot, loader, navigation } = setUp();
    slot.show();
    await settle();
    const knowsRadioAlone = async ({ ports }: RemoteProps) => {
      navigation.path$.subscribe((path) => path !== '/radio' && ports.navigation.navigate('/404', { replace: true }));
    };
    loader.last().arrive({ mount: knowsRadioAlone });
    await settle();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive({
      async mount({ domElement, ports }) {
        domElement.textContent = 'Channels';
        ports.navigation.navigate('/radio/channels', { replace: true });
      },
    });
    await settle();
    expect(navigation.visits).toEqual([{ path: '/radio/channels', replace: true }]);
  });

  test('does not redirect when the listener has navigated away', async () => {
    const { slot, loader, navigation } = await live();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive({
      async mount({ domElement, ports }) {
        domElement.textContent = 'Channels';
        ports.navigation.navigate('/radio/channels', { replace: true });
        navigation.navigate('/radio/classics');
      },
    });
    await settle();
    expect(navigation.getPath()).toBe('/radio/classics');
  });

  test('of an area that was never opened loads nothing', async () => {
    const { slot, loader } = setUp();
    slot.setTarget(asLive(v2));
    await settle();
    expect(loader.loads).toHaveLength(0);
    slot.show();
    await settle();
    expect(loader.last().release.version).toBe('1.0.1');
  });

  test('of a hidden area is prepared, and the old code removed', async () => {
    const { slot, loader, shown } = await live();
    await slot.hide();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual([]);
    slot.show();
    await settle();
    expect(shown()).toEqual(['radio 1.0.1']);
    expect(loader.log).toContain('dispose 1.0.0');
  });

  test('that cannot be loaded leaves the old one untouched, is reported and retried', async () => {
    const { slot, loader, shown, reports } = await live();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().fail('network');
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(reports.at(-1)).toMatchObject({ kind: 'chunk-load-error', version: '1.0.1', reason: 'network' });
    await jest.advanceTimersByTimeAsync(2000);
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.1']);
  });

  test('that throws in render leaves the old one untouched', async () => {
    const { slot, loader, shown, reports } = await live();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive({ mount: rejects });
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(slot.container.children).toHaveLength(1);
    expect(reports.at(-1)).toMatchObject({ kind: 'crash', version: '1.0.1' });
    expect(loader.log).toEqual(['adopt 1.0.0', 'dispose 1.0.1']);
  });

  test('that crashes soon after the swap is rolled back by the tab', async () => {
    const { slot, loader, shown, reports } = await live();
    slot.setTarget(asLive(v2));
    await settle();
    let crash: RemoteProps['onCrash'] = () => {};
    const mount = async ({ domElement, onCrash }: RemoteProps) => {
      domElement.textContent = 'Deep';
      crash = onCrash;
    };
    loader.last().arrive({ mount });
    await settle();
    crash(new Error('worn out'));
    await settle();
    expect(reports.at(-1)).toMatchObject({ kind: 'crash', version: '1.0.1' });
    expect(loader.last().release.version).toBe('1.0.0');
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
  });

  test('waits while the area is busy, at most until the deadline', async () => {
    const { slot, loader, shown } = setUp();
    slot.show();
    await settle();
    loader.last().arrive({ isBusy: () => true });
    await settle();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive();
    await jest.advanceTimersByTimeAsync(59_000);
    expect(shown()).toEqual(['radio 1.0.0']);
    await jest.advanceTimersByTimeAsync(2000);
    expect(shown()).toEqual(['radio 1.0.1']);
  });

  test('restores the text typed into the old one, when it could wait no longer', async () => {
    const { slot, loader, shown } = setUp();
    const typed = { login: { email: 'ada@afterglow.example' } };
    const taken: unknown[] = [];
    slot.show();
    await settle();
    loader.last().arrive({ isBusy: () => true, handOver: () => typed });
    await settle();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive({ takeOver: (handed) => void taken.push([shown(), handed]) });
    await jest.advanceTimersByTimeAsync(61_000);
    expect(taken).toEqual([[['radio 1.0.0'], typed]]);
    expect(shown()).toEqual(['radio 1.0.1']);
  });

  test.each([
    ['cannot say what was typed', { handOver: refuse }, {}],
    ['cannot go on with it', { handOver: () => ({}) }, { takeOver: refuse }],
    ['knows nothing of that', {}, { takeOver: refuse }],
  ])('replaces the old one even if a version %s', async (_, before, after) => {
    jest.spyOn(console, 'error').mockImplementation();
    const { slot, loader, shown } = setUp();
    slot.show();
    await settle();
    loader.last().arrive(before);
    await settle();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive(after);
    await settle();
    expect(shown()).toEqual(['radio 1.0.1']);
  });

  test('overtaken by a newer one is abandoned: the latest wins', async () => {
    const { slot, loader, shown } = await live();
    slot.setTarget(asLive(v2));
    await settle();
    const overtaken = loader.last();
    slot.setTarget(asLive(v3));
    await settle();
    overtaken.arrive();
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.2']);
    expect(loader.log).toEqual(['adopt 1.0.0', 'abort 1.0.1', 'adopt 1.0.2', 'dispose 1.0.0']);
  });

  test('rolled back while pending is dropped', async () => {
    const { slot, loader, shown } = await live();
    slot.setTarget(asLive(v2));
    await settle();
    slot.setTarget(asLive(v1));
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(loader.log).toEqual(['adopt 1.0.0', 'abort 1.0.1']);
  });

  test('and back again is loaded again, after the old one was removed', async () => {
    const { slot, loader, shown } = await live();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive();
    await settle();
    slot.setTarget(asLive(v1));
    await settle();
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(loader.log.slice(-3)).toEqual(['dispose 1.0.0', 'adopt 1.0.0', 'dispose 1.0.1']);
  });
});

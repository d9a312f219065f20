import { asLive, setUpLiveSlot as live, setUpSlot as setUp, settle, v2, v3 } from '../testing/slot-under-test.ts';

interface Waiting {
  readonly element: HTMLElement;
  readonly crash: () => void;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a new version', () => {
  test('[RELEASE-028] waits for the response to a call by the listener, for at most ten seconds', async () => {
    const set = await live();
    set.isCalling = true;
    set.slot.setTarget(asLive(v2));
    await settle();
    set.loader.last().arrive();
    await jest.advanceTimersByTimeAsync(9000);
    expect(set.shown()).toEqual(['radio 1.0.0']);
    set.isCalling = false;
    await jest.advanceTimersByTimeAsync(500);
    expect(set.shown()).toEqual(['radio 1.0.1']);
    set.isCalling = true;
    set.slot.setTarget(asLive(v3));
    await settle();
    set.loader.last().arrive();
    await jest.advanceTimersByTimeAsync(9500);
    expect(set.shown()).toEqual(['radio 1.0.1']);
    await jest.advanceTimersByTimeAsync(1000);
    expect(set.shown()).toEqual(['radio 1.0.2']);
  });

  test('[RELEASE-028] also waits for a call that starts during its mount, and the listener can leave', async () => {
    const set = await live();
    set.slot.setTarget(asLive(v2));
    await settle();
    set.loader.last().arrive({
      async mount({ domElement }) {
        domElement.textContent = 'Deep';
        set.isCalling = true;
      },
    });
    await jest.advanceTimersByTimeAsync(5000);
    expect(set.shown()).toEqual(['radio 1.0.0']);
    await set.slot.hide();
    expect(set.shown()).toEqual([]);
    set.isCalling = false;
    set.slot.show();
    await jest.advanceTimersByTimeAsync(500);
    expect(set.shown()).toEqual(['Deep']);
  });

  test.each([
    ['crashes', 'crash', (set: Waiting) => set.crash()],
    ['empties itself', 'empty', (set: Waiting) => set.element.replaceChildren()],
  ])('[RELEASE-022] that %s while it waits never takes over', async (_, kind, fail) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const set = await live();
    let waiting: Waiting | undefined;
    set.slot.setTarget(asLive(v2));
    await settle();
    set.loader.last().arrive({
      async mount({ domElement, onCrash }) {
        set.isCalling = true;
        domElement.innerHTML = '<p>Deep</p>';
        waiting = { element: domElement, crash: () => onCrash(new Error('a timer threw')) };
      },
    });
    await jest.advanceTimersByTimeAsync(500);
    if (waiting) fail(waiting);
    await jest.advanceTimersByTimeAsync(9000);
    set.isCalling = false;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(set.shown()).toEqual(['radio 1.0.0']);
    expect(set.reported).toEqual(['begun 1.0.0', 'load 1.0.0', 'begun 1.0.1', `${kind} 1.0.1`]);
  });

  test('no longer waits for a version that has crashed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const set = setUp();
    set.slot.show();
    await settle();
    let [crash, isBusy] = [() => {}, false];
    set.loader.last().arrive({
      isBusy: () => isBusy,
      mount: async ({ domElement, onCrash }) => {
        domElement.textContent = 'Paying';
        crash = () => onCrash(new Error('a timer threw'));
      },
    });
    await settle();
    set.slot.setTarget(asLive(v2));
    await settle();
    set.loader.last().arrive({
      async mount({ domElement }) {
        isBusy = true;
        domElement.textContent = 'Deep';
      },
    });
    await jest.advanceTimersByTimeAsync(1000);
    expect(set.shown()).toEqual(['Paying']);
    crash();
    await settle();
    expect(set.shown()).toEqual(['Deep']);
  });

  test('[RELEASE-028] waits for both together no longer than the deadline', async () => {
    const set = setUp();
    set.slot.show();
    await settle();
    set.loader.last().arrive({ isBusy: () => true });
    await settle();
    set.isCalling = true;
    set.slot.setTarget(asLive(v2));
    await settle();
    set.loader.last().arrive();
    await jest.advanceTimersByTimeAsync(59_000);
    expect(set.shown()).toEqual(['radio 1.0.0']);
    await jest.advanceTimersByTimeAsync(2000);
    expect(set.shown()).toEqual(['radio 1.0.1']);
  });
});

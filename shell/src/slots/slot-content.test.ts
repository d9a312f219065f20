import type { RemoteProps } from '@afterglow/shared-contracts';
import type { FakeBehavior } from '../testing/fake-loader.ts';
import { asLive, hangs, rejects, setUpLiveSlot, setUpSlot, settle, v1, v2 } from '../testing/slot-under-test.ts';

const MOUNT_LIMIT_MS = 120_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const drawing = (html: string) => async (props: RemoteProps) => void (props.domElement.innerHTML = html);
const PLACEHOLDER = '<p aria-busy="true">Loading</p>';

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A fresh tab: 1.0.1 is live, 1.0.0 was live before. */
async function open(fakeBehavior: FakeBehavior) {
  const set = setUpSlot(asLive(v2, '1.0.0'), MOUNT_LIMIT_MS);
  set.slot.show();
  await settle();
  set.loader.last().arrive(fakeBehavior);
  await settle();
  return set;
}

describe('[RELEASE-027] an area with all its code', () => {
  test.each([
    ['draws nothing', drawing('')],
    ['draws elements without anything in them', drawing('<div><p> </p></div>')],
    [
      'draws the waiting state of a page that does not come',
      drawing('<span hidden data-waiting></span><h1>Radio</h1>'),
    ],
    ['draws a placeholder only, while nothing is asked for', drawing(PLACEHOLDER)],
    ['does not settle its mount', hangs],
  ])('that %s is reported after eight seconds, and the version before it is shown', async (_, mount) => {
    const { loader, reports, shown } = await open({ mount });
    await after(7900);
    expect(reports).toEqual([]);
    await after(200);
    expect(reports).toEqual([{ kind: 'empty', remote: 'radio', version: '1.0.1' }]);
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
  });

  test('fails in its own place where there is no version before it, and Retry mounts it again', async () => {
    const { slot, loader, shown } = setUpSlot();
    slot.show();
    await settle();
    loader.last().arrive({ mount: drawing('') });
    await after(8100);
    expect(slot.getState()).toMatchObject({ status: 'failed', version: '1.0.0', failure: { kind: 'empty' } });
    slot.retry();
    await settle();
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
  });

  test.each([
    ['text', '<p>Deep</p>'],
    ['a picture', '<div><img></div>'],
    ['text beside a placeholder', `<h1>Radio</h1>${PLACEHOLDER}`],
  ])('that shows %s stays', async (_, html) => {
    const { slot, reports } = await open({ mount: drawing(html) });
    await after(60_000);
    expect(slot.getState().status).toBe('live');
    expect(reports).toEqual([{ kind: 'load', remote: 'radio', version: '1.0.1' }]);
  });

  test('may wait while a request is in flight, for thirty seconds at most', async () => {
    const set = setUpSlot(asLive(v2, '1.0.0'));
    set.slot.show();
    await settle();
    set.isCalling = true;
    set.loader.last().arrive({ mount: drawing(PLACEHOLDER) });
    await after(29_900);
    expect(set.reports).toEqual([]);
    await after(200);
    expect(set.reports).toMatchObject([{ kind: 'empty' }]);
  });

  test('has a moment to draw what was answered', async () => {
    const set = setUpSlot(asLive(v2, '1.0.0'));
    set.slot.show();
    await settle();
    set.isCalling = true;
    set.loader.last().arrive({ mount: drawing(PLACEHOLDER) });
    await after(20_000);
    set.isCalling = false;
    await after(900);
    expect(set.reports).toEqual([]);
    await after(600);
    expect(set.reports).toMatchObject([{ kind: 'empty' }]);
  });

  test('is not judged while more of its code is on the way, nor in a tab that no one sees', async () => {
    let isLoading = true;
    const { slot } = await open({ mount: drawing(''), isLoading: () => isLoading });
    await after(100_000);
    expect(slot.getState().status).toBe('live');
    isLoading = false;
    setHidden(true);
    await after(100_000);
    expect(slot.getState().status).toBe('live');
    setHidden(false);
    await after(8000);
    expect(slot.getState().status).toBe('staging');
  });

  test('that empties itself when the listener goes on within it is replaced as well, although it was seen', async () => {
    const { slot, navigation, loader, shown } = await open({ mount: drawing('<h1>Radio</h1>') });
    await after(60_000);
    navigation.navigate('/radio/deep');
    slot.container.querySelector('h1')?.remove();
    await after(8600);
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
  });

  test('that shows something only until it takes its place is reported, and the version before it comes back', async () => {
    const set = await setUpLiveSlot();
    set.slot.setTarget(asLive(v2));
    await settle();
    set.loader.last().arrive({
      async mount({ domElement }) {
        set.isCalling = true;
        domElement.innerHTML = '<h1>Radio</h1>';
        new MutationObserver(() => domElement.replaceChildren()).observe(domElement, {
          attributeFilter: ['data-staged'],
        });
      },
    });
    await after(11_000);
    expect(set.shown()).toEqual(['']);
    set.isCalling = false;
    await after(8500);
    expect(set.reported.slice(0, 4)).toEqual(['begun 1.0.0', 'load 1.0.0', 'begun 1.0.1', 'empty 1.0.1']);
    set.loader.last().arrive();
    await settle();
    expect(set.shown()).toEqual(['radio 1.0.0']);
  });

  test('that leads to another page instead of showing one takes its place', async () => {
    const { slot, loader, reports } = await setUpLiveSlot();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive({ mount: async ({ ports }) => ports.navigation.navigate('/radio/channels/deep') });
    await after(100);
    expect(slot.getState()).toMatchObject({ status: 'live', version: '1.0.1' });
    expect(reports).not.toContainEqual(expect.objectContaining({ kind: 'empty' }));
  });

  test('still leads on from what the listener did in it when it has gone', async () => {
    const set = setUpSlot();
    set.slot.show();
    await settle();
    let answered = () => {};
    set.loader.last().arrive({
      async mount({ domElement, ports: { navigation } }) {
        domElement.textContent = 'Paying';
        answered = () => navigation.navigate('/premium/activation');
      },
    });
    await settle();
    set.slot.setTarget(asLive(v2));
    await settle();
    set.loader.last().arrive();
    await settle();
    expect(set.shown()).toEqual(['radio 1.0.1']);
    answered();
    expect(set.navigation.getPath()).toBe('/premium/activation');
  });

  test('never takes the place of a version that shows something', async () => {
    const set = await setUpLiveSlot();
    set.slot.setTarget(asLive(v2));
    await settle();
    set.loader.last().arrive({ mount: drawing('') });
    await after(7900);
    expect(set.shown()).toEqual(['radio 1.0.0']);
    await after(200);
    expect(set.reports.at(-1)).toEqual({ kind: 'empty', remote: 'radio', version: '1.0.1' });
    expect(set.shown()).toEqual(['radio 1.0.0']);
  });
});

describe('what is told of a version', () => {
  test('begins before its code arrives, and ends when something of it is visible', async () => {
    const set = setUpSlot(asLive(v1));
    set.slot.show();
    await settle();
    expect(set.reported).toEqual(['begun 1.0.0']);
    let [element, text]: [HTMLElement, string] = [document.createElement('div'), ''];
    set.loader.last().arrive({
      async mount({ domElement }) {
        element = domElement;
        element.textContent = text;
      },
    });
    await settle();
    expect(set.reported).toEqual(['begun 1.0.0']);
    element.textContent = text = 'Deep';
    await settle();
    await set.slot.hide();
    set.slot.show();
    await after(60_000);
    expect(set.reported).toEqual(['begun 1.0.0', 'load 1.0.0']);
  });

  test('ends with its failure alone, or fewer visits would be counted than have failed', async () => {
    const set = setUpSlot(asLive(v1));
    set.slot.show();
    await settle();
    set.loader.last().fail();
    await settle();
    expect(set.reported).toEqual(['begun 1.0.0', 'chunk-load-error 1.0.0']);
    set.slot.retry();
    await settle();
    set.loader.last().arrive({ mount: rejects });
    await settle();
    expect(set.reported.slice(2)).toEqual(['begun 1.0.0', 'crash 1.0.0']);
    await set.slot.hide();
    set.slot.show();
    await settle();
    expect(set.reported.slice(4)).toEqual(['begun 1.0.0']);
  });

  test('is nothing while it is only loaded ahead', async () => {
    const set = setUpSlot(asLive(v1));
    set.slot.prepare();
    await settle();
    set.loader.last().arrive();
    await settle();
    expect(set.reported).toEqual([]);
    set.slot.show();
    await settle();
    expect(set.reported).toEqual(['begun 1.0.0', 'load 1.0.0']);
  });

  test('begins with the first page that is opened while its code is on the way', async () => {
    const set = setUpSlot(asLive(v1));
    set.slot.prepare();
    await settle();
    set.slot.show();
    await settle();
    expect(set.reported).toEqual(['begun 1.0.0']);
  });

  test.each([
    ['the listener leaves', (set: ReturnType<typeof setUpSlot>) => set.slot.hide()],
    ['the tab is hidden', async () => setHidden(true)],
    ['its code takes long', async () => after(25_000)],
    ['another version is wanted', async (set: ReturnType<typeof setUpSlot>) => set.slot.setTarget(asLive(v2))],
  ])('is taken back when %s', async (_, happen) => {
    const set = setUpSlot(asLive(v1));
    set.slot.show();
    await settle();
    await happen(set);
    await settle();
    expect(set.reported.slice(0, 2)).toEqual(['begun 1.0.0', 'left 1.0.0']);
  });

  test('of a new version says that it loaded only once it has taken its place', async () => {
    const set = await setUpLiveSlot();
    set.slot.setTarget(asLive(v2));
    await settle();
    set.isCalling = true;
    set.loader.last().arrive();
    await after(5000);
    expect(set.reported).toEqual(['begun 1.0.0', 'load 1.0.0', 'begun 1.0.1']);
    set.isCalling = false;
    await after(1000);
    expect(set.reported.at(-1)).toBe('load 1.0.1');
  });
});

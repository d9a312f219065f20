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
  ])('that %s is reported after eight seconds, and the previous version is shown', async (_, mount) => {
    const { loader, reports, shown } = await open({ mount });
    await after(7900);
    expect(reports).toEqual([]);
    await after(200);
    expect(reports).toEqual([{ kind: 'empty', remote: 'radio', version: '1.0.1' }]);
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
  });

  test('fails inline without a previous version, and Retry mounts it again', async () => {
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

  test('may wait during a pending request, for at most thirty seconds', async () => {
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

  test('has a short time to draw the response', async () => {
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

  test('is not judged while more code is loading, nor in a hidden tab', async () => {
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

  test('that empties itself during a navigation is replaced, although it was visible', async () => {
    const { slot, navigation, loader, shown } = await open({ mount: drawing('<h1>Radio</h1>') });
    await after(60_000);
    navigation.navigate('/radio/deep');
    slot.container.querySelector('h1')?.remove();
    await after(8600);
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
  });

  test('that is visible only until the swap is reported, and the previous version returns', async () => {
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

  test('that redirects instead of rendering takes over', async () => {
    const { slot, loader, reports } = await setUpLiveSlot();
    slot.setTarget(asLive(v2));
    await settle();
    loader.last().arrive({ mount: async ({ ports }) => ports.navigation.navigate('/radio/channels/deep') });
    await after(100);
    expect(slot.getState()).toMatchObject({ status: 'live', version: '1.0.1' });
    expect(reports).not.toContainEqual(expect.objectContaining({ kind: 'empty' }));
  });

  test('still redirects after it has gone, if the listener caused it', async () => {
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

  test('never replaces a version that shows content', async () => {
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

describe('the report of a version', () => {
  test('starts before its code arrives, and ends when content is visible', async () => {
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

  test('ends with its failure alone, so that visits are never fewer than failures', async () => {
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

  test('is empty while it is only preloaded', async () => {
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

  test('starts with the first page opened while its code loads', async () => {
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
  ])('is withdrawn when %s', async (_, happen) => {
    const set = setUpSlot(asLive(v1));
    set.slot.show();
    await settle();
    await happen(set);
    await settle();
    expect(set.reported.slice(0, 2)).toEqual(['begun 1.0.0', 'left 1.0.0']);
  });

  test('of a new version counts it as loaded only after the swap', async () => {
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

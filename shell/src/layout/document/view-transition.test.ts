import { changePage } from './view-transition.ts';

const transition = { ready: Promise.resolve(), finished: Promise.reject(new Error('skipped')) };
let changes = 0;
const change = () => void (changes += 1);

/** A browser that supports it; the old page is captured before the change. */
function setUp({ reducedMotion = false } = {}) {
  changes = 0;
  const started = jest.fn((update: () => Promise<void>) => {
    void update();
    return transition;
  });
  Object.assign(document, { startViewTransition: started });
  window.matchMedia = ((query: string) => ({
    matches: reducedMotion && query.includes('reduce'),
  })) as typeof matchMedia;
  return started;
}

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

test('a page with loaded code fades in', () => {
  const started = setUp();
  changePage(change, true);
  expect([started.mock.calls.length, changes]).toEqual([1, 1]);
});

test.each([
  ['its code has yet to come', { isReady: false, reducedMotion: false }],
  ['the listener wants less motion', { isReady: true, reducedMotion: true }],
])('it changes immediately where %s', (_why, { isReady, reducedMotion }) => {
  const started = setUp({ reducedMotion });
  changePage(change, isReady);
  expect([started.mock.calls.length, changes]).toEqual([0, 1]);
});

test('it changes immediately where the browser lacks the feature', () => {
  changes = 0;
  changePage(change, true);
  expect(changes).toBe(1);
});

test('the transition waits until the area has drawn the new page', async () => {
  const started = setUp();
  changePage(change, true);
  const update = started.mock.calls[0]?.[0];
  let isDrawn = false;
  const drawn = update?.().then(() => (isDrawn = true));
  await Promise.resolve();
  expect(isDrawn).toBe(false);
  window.dispatchEvent(new Event('single-spa:routing-event'));
  await drawn;
  expect(isDrawn).toBe(true);
});

import { buildLiveSet } from '@afterglow/shared-contracts/testing';
import { loadAheadInView } from './load-ahead-in-view.ts';
import { loadAheadOnIntent } from './load-ahead.ts';
import { createRouteTable } from './route-table.ts';

class SeenByTest implements IntersectionObserver {
  static watched = new Set<Element>();
  static see: (link: Element) => void;
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(onSeen: IntersectionObserverCallback) {
    SeenByTest.see = (target) =>
      onSeen([{ isIntersecting: SeenByTest.watched.has(target), target } as IntersectionObserverEntry], this);
  }
  observe(link: Element) {
    SeenByTest.watched.add(link);
  }
  unobserve(link: Element) {
    SeenByTest.watched.delete(link);
  }
  disconnect() {
    SeenByTest.watched.clear();
  }
  takeRecords() {
    return [];
  }
}

function setUp(html: string) {
  document.body.innerHTML = html;
  const prepared: string[] = [];
  const slotOf = (remote: string) => ({ prepare: () => prepared.push(remote) }) as never;
  return { prepared, areas: { slotOf, ownerOf: createRouteTable(buildLiveSet(['radio', 'search'])) } };
}

const link = (name: string) => document.querySelector(`#${name}`) as Element;

beforeAll(() => {
  window.IntersectionObserver = SeenByTest;
});

test('a marked link, or one in a marked element, preloads its area when visible', async () => {
  const { prepared, areas } = setUp(`
    <a id="plain" href="/radio">Radio</a>
    <a id="marked" href="/radio/deep" data-load-ahead="in-view">Deep</a>
    <div data-load-ahead="in-view"></div>`);
  const stop = loadAheadInView(areas);
  for (const name of ['plain', 'marked']) SeenByTest.see(link(name));
  expect(prepared).toEqual(['radio']);

  document
    .querySelector('div')
    ?.insertAdjacentHTML('beforeend', '<p><a id="late" href="/search?q=deep">Search</a></p>');
  await Promise.resolve();
  SeenByTest.see(link('late'));
  expect(prepared).toEqual(['radio', 'search']);
  stop();
});

test('a link also preloads on focus, on touch and when the pointer rests on it', () => {
  jest.useFakeTimers();
  const { prepared, areas } = setUp('<a id="a" href="/radio">Radio</a><a id="b" href="/search">Search</a>');
  const stop = loadAheadOnIntent(areas);
  link('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  link('b').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(prepared).toEqual(['radio', 'search']);
  link('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
  link('b').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(prepared).toHaveLength(2);
  jest.advanceTimersByTime(100);
  expect(prepared).toEqual(['radio', 'search', 'search']);
  stop();
});

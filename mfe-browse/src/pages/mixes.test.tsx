import type { SessionState } from '@afterglow/shared-contracts';
import { buildMemberSession, buildMix, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page.ts';
import { LONG_PX, setPageHeight } from '../testing/page-height.ts';
import { dispatchOf, remember } from '../testing/playback-history.ts';

const mixes = Array.from({ length: 70 }, (_, index) => buildMix({ number: index + 1, title: `Mix ${index + 1}` }));

const dispatching: FakeResponses = { dispatch: dispatchOf(mixes) };

function open(path: string, answers: FakeResponses = {}, session?: SessionState) {
  return openPage({
    path,
    ...(session && { session }),
    answers: {
      listMixes: ({ query }) => {
        const { offset = 0, limit = 10 } = query ?? {};
        return { data: mixes.slice(offset, offset + limit), total: mixes.length };
      },
      ...answers,
    },
  });
}

const titlesShown = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

/** Far enough for three pages, each of which lengthens the page. */
async function scrollOn() {
  for (let times = 0; times < 3; times += 1) {
    await act(async () => {
      window.dispatchEvent(new Event('scroll'));
      await jest.advanceTimersByTimeAsync(500);
    });
  }
}

beforeEach(() => {
  localStorage.clear();
  setPageHeight(LONG_PX);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['/browse/mixes/latest', 'Latest', { limit: 30, offset: 0 }],
  ['/browse/mixes', 'Latest', { limit: 30, offset: 0 }],
  ['/browse/mixes/trending', 'Trending', { trending: 1, limit: 12, offset: 0 }],
])('[BROWSE-070] %s is the tab %s and requests its first page', async (path, tab, query) => {
  const { data } = await open(path);
  const tabs = within(screen.getByRole('navigation', { name: 'Mixes' }));
  expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  expect(data.queriesOf('listMixes')).toEqual([query]);
});

test.each([
  ['latest', 30, 30],
  ['trending', 12, 12],
] as const)(
  '[BROWSE-069] [BROWSE-070] [BROWSE-125] the grid of %s grows near the end of the page, and stops after the last item',
  async (tab, first, more) => {
    jest.useFakeTimers();
    const { data } = await open(`/browse/mixes/${tab}`);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getAllByRole('article')).toHaveLength(first);
    setPageHeight(900);
    for (let times = 0; times < 3; times += 1) await scrollOn();
    expect(screen.getAllByRole('article')).toHaveLength(70);
    await scrollOn();
    const pages = data.queriesOf('listMixes').map((query) => query as Record<'offset' | 'limit', number>);
    expect(pages[0]).toMatchObject({ offset: 0, limit: first });
    expect(pages.map(({ offset }) => offset)).toEqual(pages.map((_, page) => page * more));
    expect(pages.every(({ limit }) => limit === more)).toBe(true);
    expect(pages).toHaveLength(Math.ceil(70 / more));
  },
);

test('[BROWSE-069] the history also grows near the end of the page', async () => {
  jest.useFakeTimers();
  remember(mixes.map(({ id }) => id));
  await open('/browse/mixes/recently', dispatching, buildMemberSession());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getAllByRole('article')).toHaveLength(24);
  setPageHeight(900);
  await scrollOn();
  expect(screen.getAllByRole('article')).toHaveLength(70);
});

test('[BROWSE-125] the grid also stops at an empty page, regardless of the total', async () => {
  jest.useFakeTimers();
  const { data } = await open('/browse/mixes/latest', {
    listMixes: ({ query }) => ({ data: query?.offset ? [] : mixes.slice(0, 30), total: 70 }),
  });
  setPageHeight(900);
  await scrollOn();
  await scrollOn();
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(data.queriesOf('listMixes')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('a further page that cannot be read shows an error under the list, and Retry loads it', async () => {
  const { data } = await open('/browse/mixes/trending', {
    listMixes: ({ query }) => {
      if (query?.offset) throw new Error('no line');
      return { data: mixes.slice(0, 12), total: 24 };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection error');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  data.answer({ listMixes: () => ({ data: mixes.slice(12, 24), total: 24 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Mix 13' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a long list renders only items near the window, each with its index in the whole', async () => {
  const { data } = await open('/browse/mixes/latest', {
    listMixes: ({ query }) => ({ data: mixes.slice(0, query?.limit), total: 100_000 }),
  });
  Object.defineProperty(window, 'innerHeight', { value: 900, configurable: true });
  await act(async () => {
    window.dispatchEvent(new Event('resize'));
  });
  expect(screen.getAllByRole('article').length).toBeLessThan(12);
  const first = within(screen.getByRole('list', { name: 'Latest Mixes' })).getAllByRole('listitem')[0];
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(data.queriesOf('listMixes')).toHaveLength(1);
});

test.each([
  ['visitors', undefined, ['Latest', 'Trending']],
  ['members', buildMemberSession(), ['Latest', 'Trending', 'Recently Played']],
])('[BROWSE-067] %s have their tabs', async (_who, session, tabs) => {
  await open('/browse/mixes', {}, session);
  const links = within(screen.getByRole('navigation', { name: 'Mixes' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(tabs);
});

test('[BROWSE-070] Recently Played shows the history, latest first, 24 per page', async () => {
  remember(mixes.slice(0, 60).map(({ id }) => id));
  await open('/browse/mixes/recently', dispatching, buildMemberSession());
  expect(titlesShown()).toHaveLength(24);
  expect(titlesShown().slice(0, 2)).toEqual(['Mix 60', 'Mix 59']);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Mix 13' })).toBeVisible();
  expect(titlesShown()).toHaveLength(48);
});

test('deleted items leave no gap in the history, on any page', async () => {
  remember(mixes.slice(0, 30).map(({ id }) => id));
  const left = mixes.filter(({ id }) => id !== 29 && id !== 1);
  await open('/browse/mixes/recently', { dispatch: dispatchOf(left) }, buildMemberSession());
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(titlesShown().slice(0, 2)).toEqual(['Mix 30', 'Mix 28']);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Mix 2' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Recently Played' })).getAllByRole('listitem')).toHaveLength(28);
  expect(screen.getAllByRole('article')).toHaveLength(28);
});

test('a member without a history sees a message', async () => {
  await open('/browse/mixes/recently', {}, buildMemberSession());
  expect(
    screen.getByRole('heading', { name: "Nothing played yet. Press play on a mix and it'll show up here." }),
  ).toBeVisible();
});

test('a visitor who opens Recently Played is asked to log in', async () => {
  const { navigation } = await open('/browse/mixes/recently');
  expect(navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
});

test('[BROWSE-029] a loading list shows placeholder lines of different widths', async () => {
  await openPage({ path: '/browse/mixes', answers: { listMixes: () => new Promise(() => {}) }, isLoading: true });
  const waiting = screen.getByText('Loading Latest Mixes').closest('[aria-busy="true"]');
  const lines = [...(waiting?.querySelectorAll<HTMLElement>('.text') ?? [])].map(({ style }) => style.width);
  expect(lines).toHaveLength(36);
  expect(new Set(lines).size).toBeGreaterThan(12);
});

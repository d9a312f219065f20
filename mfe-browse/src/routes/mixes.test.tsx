import { buildMix } from '@afterglow/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { openPage } from '../testing/open-page.tsx';

const mixes = Array.from({ length: 70 }, (_, index) => buildMix({ number: index + 1, title: `Mix ${index + 1}` }));

function open(path: string) {
  return openPage({
    path,
    answers: {
      listMixes: ({ query }) => {
        const { offset = 0, limit = 10 } = query ?? {};
        return { data: mixes.slice(offset, offset + limit), total: mixes.length };
      },
    },
  });
}

/** jsdom lays nothing out: the page is as long as told. */
function setPageHeight(height: number) {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
}

beforeEach(() => {
  setPageHeight(9000);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['/browse/mixes/latest', 'Latest', { limit: 30, offset: 0 }],
  ['/browse/mixes', 'Latest', { limit: 30, offset: 0 }],
  ['/browse/mixes/trending', 'Trending', { trending: 1, limit: 12, offset: 0 }],
])('[BROWSE-070] %s is the tab %s and asks for its first page', async (path, tab, query) => {
  const { data } = await open(path);
  const tabs = within(screen.getByRole('navigation', { name: 'Mixes' }));
  expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  expect(data.queriesOf('listMixes')).toEqual([query]);
});

test('[BROWSE-069] [BROWSE-125] the grid grows near the end of the page, and stops when all are there', async () => {
  jest.useFakeTimers();
  const { data } = await open('/browse/mixes/latest');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getAllByRole('article')).toHaveLength(30);
  setPageHeight(900);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getAllByRole('article')).toHaveLength(70);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(data.queriesOf('listMixes').map((query) => (query as { offset: number }).offset)).toEqual([0, 30, 60]);
});

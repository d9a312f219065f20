import { showIdSchema, type SearchResults } from '@afterglow/shared-contracts';
import { buildShow, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTHING_FOUND, openPage } from '../testing/open-page.ts';

const shows = Array.from({ length: 100 }, (_, index) =>
  buildShow({ id: showIdSchema.parse(index + 1), title: `Show ${index + 1}` }),
);
const pageAt = (offset = 0, limit = 6): SearchResults => ({
  ...NOTHING_FOUND,
  Shows: shows.slice(offset, offset + limit),
});
const plenty: FakeResponses = { search: ({ query }) => ({ data: pageAt(query?.offset, query?.limit) }) };
const heading = () => screen.getByRole('heading', { name: 'Shows' });

test('a page that is rejected is requested once, and again only by a press', async () => {
  const { data } = await openPage({
    path: '/search/results/shows/deep',
    answers: {
      search: ({ query }) => {
        if (query?.offset === 30) throw new Error('too many');
        return { data: pageAt(query?.offset, query?.limit) };
      },
    },
  });
  const asked = (offset: number) => ({ query: 'deep', limit: 30, offset, type: 'Shows' });
  await userEvent.click(screen.getByRole('button', { name: 'More shows' }));
  expect(await screen.findByText("We couldn't load more shows. Please try again.")).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(data.queriesOf('search')).toEqual([asked(0), asked(30)]);
  data.answer(plenty);
  await userEvent.click(screen.getByRole('button', { name: 'More shows' }));
  expect(await screen.findByRole('link', { name: 'Show 60' })).toBeVisible();
  expect(data.queriesOf('search')).toEqual([asked(0), asked(30), asked(30)]);
  expect(screen.queryByText("We couldn't load more shows. Please try again.")).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
});

test('a page opened by its URL takes the focus once, after it has loaded', async () => {
  const focus = jest.spyOn(HTMLHeadingElement.prototype, 'focus');
  await openPage({ path: '/search/results/shows/deep?page=4', answers: plenty });
  expect(await screen.findByRole('link', { name: 'Show 100' })).toBeVisible();
  expect(heading()).toHaveFocus();
  expect(focus.mock.contexts.filter((focused) => focused === heading())).toHaveLength(1);
  focus.mockRestore();
});

test('turning a page before a new keyword is shown preserves the keyword', async () => {
  const { navigation } = await openPage({ path: '/search/results/shows/deep', answers: plenty });
  const more = screen.getByRole('button', { name: 'More shows' });
  await act(async () => {
    navigation.navigate('/search/results/shows/deeper?genre=Techno');
    more.click(); // none of it is rendered yet
  });
  expect(navigation.getPath()).toBe('/search/results/shows/deeper?genre=Techno&page=2');
});

import { artistIdSchema } from '@afterglow/shared-contracts';
import { buildArtist, buildMix, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTHING_FOUND, openPage } from '../testing/open-page.ts';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const PAUSE_MS = 300;

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const answers: FakeResponses = {
  search: ({ query }) => ({
    data: query?.query.startsWith('dee')
      ? {
          ...NOTHING_FOUND,
          Artists: [buildArtist({ id: artistIdSchema.parse(5), title: 'Deep Vale', url: 'deep-vale' })],
          Mixes: [buildMix({ number: 12, title: 'Night Drive', genre: ['Deep House'] })],
        }
      : NOTHING_FOUND,
  }),
};

const field = () => screen.getByRole('combobox', { name: 'Search Afterglow' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const rest = async () => {
  await pause(PAUSE_MS);
  await pause(0);
};

async function typeDeep() {
  const host = await openPage({ path: '/search', answers });
  await user.type(field(), 'deep');
  await rest();
  return host;
}

test('suggestions appear after 300 ms without a key, with matches marked, before the URL changes', async () => {
  const { data, navigation } = await openPage({ path: '/search', answers });
  await user.type(field(), 'dee');
  await pause(PAUSE_MS - 1);
  await user.type(field(), 'p');
  await pause(PAUSE_MS - 1);
  expect(data.queriesOf('search')).toEqual([]);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await pause(1);
  await pause(0);
  expect(data.queriesOf('search')).toEqual([{ query: 'deep', limit: 6 }]);
  expect(options()).toEqual(['Deep ValeArtist', 'Deep HouseGenre', 'Night DriveMix']);
  expect(within(screen.getByRole('listbox')).getAllByText('Deep', { selector: 'mark' })).toHaveLength(2);
  expect(screen.getByText('3 suggestions')).toHaveAttribute('role', 'status');
  expect(navigation.visits).toEqual([]);
  await pause(PAUSE_MS);
  expect(navigation.getPath()).toBe('/search/results/top/deep');
  expect(data.queriesOf('search')).toHaveLength(1);
});

test('the arrows move through them and the field, and Enter opens the selected one', async () => {
  const { navigation } = await typeDeep();
  const active = () => {
    const id = field().getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)?.textContent;
  };
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  const seen: unknown[] = [active()];
  for (let press = 0; press < 4; press += 1) {
    await user.keyboard('{ArrowDown}');
    seen.push(active());
  }
  expect(seen).toEqual([null, 'Deep ValeArtist', 'Deep HouseGenre', 'Night DriveMix', null]);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Night Drive');
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(screen.getByRole('option', { selected: true }));
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(navigation.visits).toEqual([{ path: '/mix/12', replace: false }]);
});

test('Enter in the field searches, and closes them', async () => {
  const { navigation } = await typeDeep();
  await user.keyboard('{Enter}');
  expect(navigation.getPath()).toBe('/search/results/top/deep');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('Escape closes them and preserves the text, and an arrow reopens them', async () => {
  await typeDeep();
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('deep');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Night Drive');
});

test('a press on one opens it', async () => {
  const { navigation } = await typeDeep();
  await user.click(screen.getByRole('option', { name: /Deep Vale/ }));
  expect(navigation.visits).toEqual([{ path: '/artist/deep-vale/5', replace: false }]);
});

test('a blurred field has none', async () => {
  await typeDeep();
  await user.tab();
  expect(options()).toEqual([]);
});

test('a results page opened by its URL shows none, and requests none', async () => {
  const { data } = await openPage({ path: '/search/results/mixes/deep', answers });
  await pause(PAUSE_MS);
  expect(options()).toEqual([]);
  expect(data.queriesOf('search')).toHaveLength(1);
});

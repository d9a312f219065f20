import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasLeftAtArtists, openOnboarding, option, optionNames, search } from '../testing/open-onboarding.ts';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openArtists() {
  hasLeftAtArtists();
  const page = await openOnboarding();
  const asked = () => page.data.queriesOf('listArtists').slice(3);
  return { ...page, asked };
}

test('[ONBOARD-016] typing searches for artists with what stands in the field, after 300 ms without a key', async () => {
  const { asked } = await openArtists();
  await user.type(search(), 'mi');
  await pause(299);
  await user.type(search(), 'ra');
  await pause(299);
  expect(asked()).toEqual([]);
  expect(optionNames()).toHaveLength(4);
  await pause(1);
  await pause(0);
  expect(asked()).toEqual([{ name: 'mira', limit: 24 }]);
  expect(await option(/mira the Great/)).toBeVisible();
  expect(search()).toHaveFocus();
});

test('a search that is overtaken is called off', async () => {
  const { data } = await openArtists();
  data.answer({ listArtists: () => new Promise(() => undefined) });
  await user.type(search(), 'mi');
  await pause(300);
  await user.type(search(), 'ra');
  await pause(300);
  const [first, second] = data.calls.slice(-2).map(({ input }) => input.signal?.aborted);
  expect([first, second]).toEqual([true, false]);
});

test('[ONBOARD-017] a field that is emptied asks for artists of the chosen genres again', async () => {
  const { asked } = await openArtists();
  await user.type(search(), 'mira');
  await pause(300);
  await user.clear(search());
  await pause(0);
  expect(asked().slice(1)).toEqual(['House', 'Techno', 'Jazz'].map((genre) => ({ genre, order: 'random', limit: 5 })));
  expect(await option(/Oskar Lind/)).toBeVisible();
});

test('the arrow keys go through the artists while the focus stays in the field, and Enter picks', async () => {
  await openArtists();
  await user.type(search(), '{ArrowDown}{Enter}');
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(search()).toHaveAttribute('aria-activedescendant', first?.id);
  expect(search()).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}{Enter}');
  expect(search()).not.toHaveAttribute('aria-activedescendant');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(3);
});

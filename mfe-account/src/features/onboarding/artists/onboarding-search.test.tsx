import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasLeftAtArtists, openOnboarding, option, optionNames, search } from '../../../testing/open-onboarding.ts';

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

test('[ONBOARD-016] typing searches for artists by the field text, 300 ms after the last key', async () => {
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

test('an overtaken search is aborted', async () => {
  const { data } = await openArtists();
  data.answer({ listArtists: () => new Promise(() => undefined) });
  await user.type(search(), 'mi');
  await pause(300);
  await user.type(search(), 'ra');
  await pause(300);
  const [first, second] = data.calls.slice(-2).map(({ input }) => input.signal?.aborted);
  expect([first, second]).toEqual([true, false]);
});

test('[ONBOARD-017] an emptied field lists artists of the chosen genres again', async () => {
  const { asked } = await openArtists();
  await user.type(search(), 'mira');
  await pause(300);
  await user.clear(search());
  await pause(0);
  expect(asked().slice(1)).toEqual(['House', 'Techno', 'Jazz'].map((genre) => ({ genre, order: 'random', limit: 5 })));
  expect(await option(/Oskar Lind/)).toBeVisible();
});

test('arrow keys move through the artists, Enter picks, and the field has the focus', async () => {
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

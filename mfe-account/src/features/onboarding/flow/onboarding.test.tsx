import { openPage } from '@afterglow/shared-area/testing';
import { genreIdSchema } from '@afterglow/shared-contracts';
import { createFakeDataPort, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import {
  artist,
  button,
  GENRES,
  goToArtists,
  hasLeftAtArtists,
  NOT_ALL_SAVED,
  openOnboarding,
  option,
  optionNames,
  press,
  search,
  tile,
} from '../../../testing/open-onboarding.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const picks = () => within(screen.getByRole('region', { name: 'Your picks' }));

test('[ONBOARD-004] [ONBOARD-011] [ONBOARD-014] shows the genres first, under their title and above Next', async () => {
  const more = Array.from({ length: 60 }, (_, at) => ({ id: genreIdSchema.parse(at + 10), name: `Genre ${at}` }));
  const { data } = await openOnboarding({ listGenres: () => ({ data: [...GENRES, ...more] }) });
  expect(heading('Pick 3 or more Genres')).toBeVisible();
  const tiles = within(screen.getByRole('list', { name: 'Genres' })).getAllByRole('listitem');
  expect(tiles).toHaveLength(GENRES.length + more.length);
  expect(document.title).toBe('Afterglow | Pick 3 or more Genres');
  for (const { name } of GENRES) expect(tile(name)).toHaveAttribute('aria-pressed', 'false');
  expect(data.calls.filter(({ name }) => name === 'listGenres')).toHaveLength(1);
  await goToArtists();
  expect(heading('Pick 3 or more Artists')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

test('[ONBOARD-005] enables Next with three picked genres, not with two', async () => {
  await openOnboarding();
  expect(button('Next')).toBeDisabled();
  await press('House');
  await press('Techno');
  expect(button('Next')).toBeDisabled();
  expect(screen.getByText('2 picked. 1 to go.')).toBeVisible();
  await press('Jazz');
  expect(button('Next')).toBeEnabled();
  await press('Techno');
  expect(tile('Techno')).toHaveAttribute('aria-pressed', 'false');
  expect(button('Next')).toBeDisabled();
});

test('[ONBOARD-006] the artists have their title, a field named "Search" and the way back to the genres', async () => {
  await openOnboarding();
  await goToArtists();
  expect(heading('Pick 3 or more Artists')).toHaveFocus();
  expect(search()).toHaveAttribute('placeholder', 'Search');
  await press('Select Genres');
  expect(heading('Pick 3 or more Genres')).toHaveFocus();
  expect(tile('House')).toHaveAttribute('aria-pressed', 'true');
});

test('[ONBOARD-007] the last button is "Done" while an artist is picked, else "Skip"', async () => {
  await openOnboarding();
  await goToArtists();
  expect(button('Skip')).toBeEnabled();
  await userEvent.click(await option(/Mira Vale/));
  expect(button('Done')).toBeEnabled();
  await press('Remove Mira Vale');
  expect(button('Skip')).toBeEnabled();
  expect(screen.getByRole('heading', { name: 'Your picks' })).toHaveFocus();
});

test.each([
  ['none', []],
  ['one', [/Mira Vale/]],
])(
  '[ONBOARD-008] [ONBOARD-009] three artists are only recommended: %s picked are enough to finish',
  async (_, names) => {
    const { left } = await openOnboarding();
    await goToArtists();
    for (const name of names) await userEvent.click(await option(name));
    await press(/Done|Skip/);
    await waitFor(() => expect(left).toHaveBeenCalledWith('/', '_self'));
  },
);

test('[ONBOARD-010] an empty list shows "No results."', async () => {
  await openOnboarding({ listArtists: () => ({ data: [] }) });
  for (const name of ['House', 'Techno', 'Jazz', 'Next']) await press(name);
  expect(await screen.findByText('No results.')).toBeVisible();
  expect(search()).toHaveAttribute('aria-expanded', 'false');
});

test('[ONBOARD-015] requests five random artists per genre, and lists each artist once', async () => {
  const { data } = await openOnboarding();
  await goToArtists();
  expect(data.queriesOf('listArtists')).toEqual(
    ['House', 'Techno', 'Jazz'].map((genre) => ({ genre, order: 'random', limit: 5 })),
  );
  expect(optionNames()).toHaveLength(4);
  expect(screen.getAllByRole('option', { name: /Mira Vale/ })).toHaveLength(1);
});

test('[ONBOARD-015] shows the artists of the other genres when one genre fails', async () => {
  await openOnboarding({
    listArtists: ({ query }) => {
      if (query?.genre === 'House') throw new Error('No.');
      return { data: [artist(4, 'Bix Haller')] };
    },
  });
  await goToArtists();
  expect(await option(/Bix Haller/)).toBeVisible();
});

test('[ONBOARD-012] [ONBOARD-013] other genres clear the list of artists, and picked ones stay picked', async () => {
  const { data } = await openOnboarding();
  await goToArtists();
  await userEvent.click(await option(/Oskar Lind/));
  await press('Select Genres');
  await press('House');
  await press('Disco');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  data.answer({ listArtists: () => asked.then(() => ({ data: [artist(5, 'Gloria Day')] })) });
  await press('Next');
  expect(optionNames()).toEqual([]);
  expect(picks().getByText('Oskar Lind')).toBeVisible();
  await act(async () => answer());
  expect(await option(/Gloria Day/)).toBeVisible();
  expect(screen.queryByRole('option', { name: /Oskar Lind/ })).not.toBeInTheDocument();
  expect(button('Done')).toBeEnabled();
});

const FAVORITES = [
  { params: { id: 1, type: 'artists' }, body: { members_id: { id: 1 }, artists_id: { id: 2 } } },
  ...[1, 2, 3].map((id) => ({
    params: { id: 1, type: 'genres' },
    body: { members_id: { id: 1 }, genres_id: { id } },
  })),
];

test('[ONBOARD-018] [ONBOARD-020] [ANALYTICS-006] sends every pick, waits for all responses, counts the genres and returns to "/"', async () => {
  const { data, analytics, left, added } = await openOnboarding();
  await goToArtists();
  await userEvent.click(await option(/Oskar Lind/));
  const answers: (() => void)[] = [];
  data.answer({
    addFavorite: ({ body }) => new Promise((resolve) => answers.push(() => resolve({ data: body as never }))),
  });
  let countedBefore = 0;
  left.mockImplementation(() => {
    countedBefore = analytics.sent.length;
    return null;
  });
  await press('Done');
  expect(added()).toEqual(FAVORITES);
  for (const answer of answers.slice(1)) await act(async () => answer());
  expect(button('Done')).toHaveAttribute('aria-busy', 'true');
  expect([analytics.sent, left.mock.calls]).toEqual([[], []]);
  await act(async () => answers[0]?.());
  expect(analytics.sent).toEqual([{ name: 'onboarding_genres_followed', data: { count: 3 } }]);
  expect(left.mock.calls).toEqual([['/', '_self']]);
  expect(countedBefore).toBe(1);
});

test.each(failuresExcept())(
  '[ONBOARD-019] when every request %s, it still opens Home and a notification links to the unsaved picks',
  async (what, fault) => {
    hasLeftAtArtists();
    const { data, analytics, bus, left, navigation, added } = await openOnboarding();
    const shown: unknown[] = [];
    bus.on('notification:show').subscribe((notification) => shown.push(notification));
    simulateFailure(data, 'addFavorite', fault);
    jest.useFakeTimers();
    fireEvent.click(button('Done'));
    await waitForFailure();
    endSimulation();
    expect(added()).toEqual(FAVORITES);
    expect(analytics.sent).toEqual([{ name: 'onboarding_genres_followed', data: { count: 3 } }]);
    const isFinal = /40[49]$/.test(what);
    expect(left.mock.calls).toEqual(isFinal ? [['/', '_self']] : []);
    expect(navigation.visits).toEqual(isFinal ? [] : [{ path: '/', replace: false }]);
    expect(shown).toEqual(isFinal ? [] : [NOT_ALL_SAVED]);
    expect(localStorage.getItem('onboarding.picks')?.includes('Oskar Lind') ?? false).toBe(!isFinal);
  },
);

/** Responses as the real client passes them on. */
function faultyAnswer(name: 'listGenres' | 'listArtists', fault: () => Promise<Response>): FakeResponses {
  const service = createFakeDataPort();
  simulateFailure(service, name, fault);
  return { [name]: (input: object) => service.call(name, input) };
}

test.each(failuresExcept())(
  'when the request for genres %s, the page shows it, and Retry loads them',
  async (_, fault) => {
    jest.useFakeTimers();
    const { data } = await openOnboarding(faultyAnswer('listGenres', fault), { isLoading: true });
    await waitForFailure();
    endSimulation();
    expect(heading('Pick 3 or more Genres')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Connection error');
    data.answer({ listGenres: () => ({ data: GENRES }) });
    fireEvent.click(button('Retry'));
    expect(await screen.findByRole('button', { name: 'House' })).toBeVisible();
  },
);

test.each(failuresExcept())(
  'when a search for artists %s, the page shows it, preserves the picks and can continue',
  async (_, fault) => {
    hasLeftAtArtists();
    const { data, left } = await openOnboarding();
    simulateFailure(data, 'listArtists', fault);
    jest.useFakeTimers();
    fireEvent.change(search(), { target: { value: 'mira' } });
    await act(() => jest.advanceTimersByTimeAsync(300));
    await waitForFailure();
    endSimulation();
    expect(screen.getByRole('alert')).toHaveTextContent('Connection error');
    expect(search()).toHaveValue('mira');
    expect(picks().getByText('Oskar Lind')).toBeVisible();
    fireEvent.click(button('Done'));
    await waitFor(() => expect(left).toHaveBeenCalled());
  },
);

test('a catalog without genres shows a message and leads on', async () => {
  await openOnboarding({ listGenres: () => ({ data: [] }) });
  expect(screen.getByRole('heading', { name: 'No genres yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
});

test('picks are shown at the end, and are restored after the page was left', async () => {
  await openOnboarding();
  await goToArtists();
  await userEvent.click(await option(/Mira Vale/));
  const shown = () =>
    picks()
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(shown()).toEqual(['House', 'Techno', 'Jazz', 'Mira Vale']);
  expect(screen.getByText('3 genres and 1 artist picked.')).toBeVisible();
  cleanup();
  await openOnboarding();
  expect(heading('Pick 3 or more Artists')).toBeVisible();
  expect(shown()).toEqual(['House', 'Techno', 'Jazz', 'Mira Vale']);
});

test('a visitor is redirected to Home, and nothing is fetched', async () => {
  const { navigation, data } = await openPage(remote, { path: '/onboarding' });
  expect(navigation.visits).toEqual([{ path: '/', replace: true }]);
  expect(data.calls).toEqual([]);
});

import type { ModalProps } from '@afterglow/shared-area';
import { renderWithPorts } from '@afterglow/shared-area/testing';
import { artistIdSchema, genreIdSchema, SEARCH_KEYWORD_MAX, type SearchResults } from '@afterglow/shared-contracts';
import { buildArtist, buildMix, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PALETTE_DELAY_MS } from '../features/palette/index.ts';
import { NOTHING_FOUND } from '../testing/open-page.ts';
import { CommandPalette } from './command-palette.tsx';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const PLACES = [
  { label: 'Home', href: '/', icon: 'home' },
  { label: 'Deep', href: '/radio/deep', icon: 'radio', channel: 'deep' },
  { label: 'Settings', href: '/settings', icon: 'settings' },
  { label: 'Later', href: '/later', icon: 'an icon of a later version' },
  { label: 'Elsewhere', href: 'https://elsewhere.example' },
  'rubbish',
];

const timed = buildMix({
  number: 12,
  title: 'Night Drive',
  track_list: [
    { title: 'Opening', artist: 'Ana Wren', start_seconds: 0 },
    { title: 'Deep Water', artist: 'Mira Sol', start_seconds: 754 },
  ],
});
const found: SearchResults = {
  ...NOTHING_FOUND,
  Artists: [buildArtist({ id: artistIdSchema.parse(5), title: 'Deep Vale', url: 'deep-vale' })],
  Mixes: [{ ...timed, match: { field: 'track', tracks: [1] } }],
};

/** Only its start is used. */
const data$ = {
  subscribe(listener: (data: object) => void) {
    listener({ places: PLACES });
    return { unsubscribe: () => undefined };
  },
} as unknown as ModalProps['data$'];

function open(answers: FakeResponses = {}) {
  const closed: string[] = [];
  const host = renderWithPorts(<CommandPalette data$={data$} close={(outcome) => void closed.push(outcome)} />, {
    answers: { search: ({ query }) => ({ data: query?.query.startsWith('dee') ? found : NOTHING_FOUND }), ...answers },
  });
  return { ...host, closed };
}

const field = () => screen.getByRole('combobox', { name: 'Jump to…' });
const titles = () => screen.getAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true });
const found$ = async () => {
  await act(() => jest.advanceTimersByTimeAsync(PALETTE_DELAY_MS));
  await act(() => jest.advanceTimersByTimeAsync(0));
};
const type = async (text: string) => {
  await user.type(field(), text);
  await found$();
};

test('an empty palette lists the channels and pages, and its field has the focus', async () => {
  open();
  expect(field()).toHaveFocus();
  expect(titles()).toEqual(['DeepChannel', 'Home', 'Settings', 'Later']);
  const channels = screen.getByRole('group', { name: 'Channels' });
  expect(within(channels).getAllByRole('option')).toHaveLength(1);
  expect(chosen()).toHaveTextContent('Deep');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen().id);
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

test('arrows wrap around, and Enter opens the selected entry', async () => {
  const { navigation, closed } = open();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Settings');
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(chosen());
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(chosen()).toHaveTextContent('Later');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(navigation.getPath()).toBe('/settings');
  expect(closed).toEqual(['confirmed']);
});

test('[SEARCH-019] [SEARCH-037] a new keyword aborts the previous search, and genres are found by name', async () => {
  const genres = ['Deep House', 'Deep'].map((name, place) => ({ id: genreIdSchema.parse(place + 1), name }));
  const { data } = open({
    listGenres: () => ({ data: genres }),
    search: ({ query }) => (query?.query === 'dee' ? new Promise(() => {}) : { data: found }),
  });
  await user.type(field(), 'dee');
  await found$();
  await user.type(field(), 'p');
  await found$();
  const searches = data.calls.filter(({ name }) => name === 'search');
  expect(searches.map(({ input }) => input.signal?.aborted)).toEqual([true, false]);
  expect(titles().slice(0, 4)).toEqual(['DeepChannel', 'DeepGenre', 'Deep ValeArtist', 'Deep HouseGenre']);
});

test('typing finds pages immediately, and mixes and artists after a pause, with matches marked', async () => {
  const { data } = open();
  await user.type(field(), 'dee');
  expect(titles()).toEqual(['DeepChannel', 'All results for “dee”']);
  await found$();
  expect(titles()).toEqual([
    'DeepChannel',
    'Deep ValeArtist',
    'Deep HouseGenre',
    'Night DriveMira Sol – Deep Water',
    'All results for “dee”',
  ]);
  expect(data.queriesOf('search')).toEqual([{ query: 'dee', limit: 6 }]);
  expect(within(screen.getByRole('listbox')).getAllByText('Dee', { selector: 'mark' })).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('5 results');
});

test('results stay while more is typed', async () => {
  open();
  await type('dee');
  await user.type(field(), 'p');
  expect(titles()).toContain('Deep ValeArtist');
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  await user.clear(field());
  expect(titles()).not.toContain('Deep ValeArtist');
});

test('Enter opens no result of another keyword', async () => {
  const { navigation } = open();
  await type('dee');
  await user.type(field(), 'techno', { initialSelectionStart: 0, initialSelectionEnd: 3 });
  expect(titles()).toContain('Deep ValeArtist');
  expect(chosen()).toHaveTextContent('All results for “techno”');
  await user.keyboard('{Enter}');
  expect(navigation.getPath()).toBe('/search/results/top/techno');
});

test('old results do not reappear when the field is cleared and retyped immediately', async () => {
  open();
  await type('dee');
  await user.clear(field());
  await user.type(field(), 'te');
  expect(titles()).toEqual(['All results for “te”']);
});

test('the typed text is limited to the maximum of the service', () => {
  open();
  expect(field()).toHaveAttribute('maxlength', String(SEARCH_KEYWORD_MAX));
});

test('invisible characters of pasted text are not searched for', async () => {
  open();
  await user.click(field());
  await user.paste('low\u0000tide');
  expect(titles()).toEqual(['All results for “low tide”']);
});

test('an item opened from it is a recent search, and is offered first next time', async () => {
  const { navigation } = open();
  await type('deep');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(navigation.getPath()).toBe('/artist/deep-vale/5');
  expect(JSON.parse(localStorage.getItem('recentSearch') ?? '[]')).toMatchObject([{ type: 'artist', itemId: 5 }]);
});

test('recent searches are listed above the pages', async () => {
  localStorage.setItem('recentSearch', JSON.stringify([{ id: 'mix:12', type: 'mix', itemId: 12 }]));
  open({ getMix: () => ({ data: timed }) });
  await found$();
  expect(within(screen.getByRole('group', { name: 'Recent searches' })).getByRole('option')).toHaveTextContent(
    /^Night DriveMix · /,
  );
  expect(chosen()).toHaveTextContent('Night Drive');
});

test('Shift+Enter plays a channel, or a mix from the track by which it was found', async () => {
  const { player, navigation, closed } = open();
  const path = navigation.getPath();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(player.getState()).toMatchObject({ resource: { type: 'channel', id: 'deep' } });
  await type('deep');
  await user.keyboard('{ArrowUp}{ArrowUp}{Shift>}{Enter}{/Shift}');
  await found$();
  expect(player.commands).toEqual(['toggleChannel deep', 'toggleMix 12', 'seek 754000']);
  expect(navigation.getPath()).toBe(path);
  expect(closed).toEqual(['confirmed', 'confirmed']);
});

test('a press opens, and a press on the icon plays', async () => {
  const { player, navigation } = open();
  await user.click(within(chosen()).getByTitle('Play'));
  expect(player.getState()).toMatchObject({ resource: { type: 'channel', id: 'deep' } });
  await user.click(screen.getByRole('option', { name: /^Settings/ }));
  expect(navigation.getPath()).toBe('/settings');
});

test('during playback it offers pause and resume', async () => {
  const { player } = open();
  expect(screen.queryByRole('group', { name: 'Player' })).not.toBeInTheDocument();
  await act(() => player.toggleMix(timed));
  await user.type(field(), 'pau');
  await user.keyboard('{Enter}');
  expect(player.getState().status).toBe('paused');
  await user.clear(field());
  expect(within(screen.getByRole('group', { name: 'Player' })).getAllByRole('option')).toHaveLength(4);
  await user.keyboard('{Enter}');
  expect(player.getState().status).not.toBe('paused');
});

test('all results are one press away', async () => {
  const { navigation } = open();
  await type('nothing so');
  expect(titles()).toEqual(['All results for “nothing so”']);
  await user.keyboard('{Enter}');
  expect(navigation.getPath()).toBe('/search/results/top/nothing_so');
});

test('without results it offers similar spellings', async () => {
  const nothing_found = { spellings: ['Mira Vale'], popular: [] };
  const { navigation } = open({ search: () => ({ data: { ...NOTHING_FOUND, nothing_found } }) });
  await type('miira');
  expect(titles()).toEqual(['Mira Vale', 'All results for “miira”']);
  expect(chosen().id).toMatch(/^\S+$/);
  expect(screen.getByRole('group', { name: 'Did you mean…' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(navigation.getPath()).toBe('/search/results/top/Mira_Vale');
});

test('a failed search shows an error, leaves the pages and can be retried', async () => {
  let isBroken = true;
  open({
    search: () => {
      if (isBroken) throw new Error('no line');
      return { data: found };
    },
  });
  await type('deep');
  expect(screen.getByText("We couldn't search mixes, artists, and shows.")).toBeVisible();
  expect(titles()[0]).toBe('DeepChannel');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await found$();
  expect(field()).toHaveFocus();
  expect(titles()).toContain('Deep ValeArtist');
});

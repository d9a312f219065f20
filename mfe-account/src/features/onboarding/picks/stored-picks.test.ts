import { memberIdSchema } from '@afterglow/shared-contracts';
import { artist, GENRES } from '../../../testing/open-onboarding.ts';
import { storedPicks } from './stored-picks.ts';
import { NO_PICKS, type Picks } from './picks.ts';

const ADA = memberIdSchema.parse(1);
const BOB = memberIdSchema.parse(2);
const PICKS: Picks = {
  step: 'artists',
  genres: GENRES.slice(0, 3),
  artists: [{ ...artist(4, 'Bix Haller'), biography: '<p>Long ago</p>' }],
};

beforeEach(() => localStorage.clear());

const storage = {
  get: (key: string) => localStorage.getItem(key),
  set: (key: string, value: string) => localStorage.setItem(key, value),
  remove: (key: string) => localStorage.removeItem(key),
};

test('stored picks are restored on the next visit, without biographies', () => {
  const stored = storedPicks(storage, ADA);
  expect(stored.read()).toEqual(NO_PICKS);
  stored.keep(PICKS);
  const short = { ...PICKS, artists: [{ ...artist(4, 'Bix Haller'), biography: null }] };
  expect(storedPicks(storage, ADA).read()).toEqual(short);
  stored.forget();
  expect(stored.read()).toEqual(NO_PICKS);
});

test('the picks of another member are not restored', () => {
  storedPicks(storage, ADA).keep(PICKS);
  expect(storedPicks(storage, BOB).read()).toEqual(NO_PICKS);
});

test.each([
  ['no JSON', '{'],
  ['something else', '[1]'],
  ['lists that are none', JSON.stringify({ membersId: 1, step: 3, genres: 'House', artists: null })],
  ['things that are none', JSON.stringify({ membersId: 1, step: 'artists', genres: [{ id: -1 }, 5], artists: [{}] })],
])('%s is read as no picks', (_, text) => {
  localStorage.setItem('onboarding.picks', text);
  expect(storedPicks(storage, ADA).read()).toEqual(NO_PICKS);
});

test('the artists page is closed to members with fewer than three genres', () => {
  storedPicks(storage, ADA).keep({ ...PICKS, genres: GENRES.slice(0, 2) });
  expect(storedPicks(storage, ADA).read().step).toBe('genres');
});

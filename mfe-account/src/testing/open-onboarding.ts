import { openPage } from '@afterglow/shared-area/testing';
import { artistIdSchema, genreIdSchema, type Artist, type Genre } from '@afterglow/shared-contracts';
import { buildArtist, buildMemberSession, buildMix, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../area.ts';

const genre = (id: number, name: string): Genre => ({ id: genreIdSchema.parse(id), name });
export const artist = (id: number, title: string): Artist => buildArtist({ id: artistIdSchema.parse(id), title });

export const HOUSE = genre(1, 'House');
export const TECHNO = genre(2, 'Techno');
const DISCO = genre(4, 'Disco');
export const GENRES = [HOUSE, TECHNO, genre(3, 'Jazz'), DISCO];
/** Mira plays House and Techno. */
const ARTISTS_OF: Readonly<Record<string, Artist[]>> = {
  House: [artist(1, 'Mira Vale'), artist(2, 'Oskar Lind')],
  Techno: [artist(3, 'Nadia Storm'), artist(1, 'Mira Vale')],
  Jazz: [artist(4, 'Bix Haller')],
  Disco: [artist(5, 'Gloria Day')],
};

/** A service with four genres and their artists; the only mix of Disco is for Premium members. */
export const ANSWERS: FakeResponses = {
  listFavorites: () => ({ data: [] }),
  listGenres: () => ({ data: GENRES }),
  listArtists: ({ query }) => ({
    data: query?.genre === undefined ? [artist(9, `${query?.name} the Great`)] : (ARTISTS_OF[query.genre] ?? []),
  }),
  listMixes: ({ query }) => ({
    data: [
      buildMix({ number: 1, premium: true, waveform: null }),
      ...(query?.genre === DISCO.name ? [] : [buildMix({ number: 2, waveform: null })]),
    ],
  }),
  getMixUrls: ({ params }) => ({
    data: { url: `/sound/${params?.id}.mp3`, title: 'A mix', expires_time: '2999-01-01T00:00:00.000Z' },
  }),
  addFavorite: ({ body }) => ({ data: { ...body, creation_time: '2026-01-01T00:00:00.000Z' } as never }),
};

export async function openOnboarding(answers: FakeResponses = {}, { isLoading = false } = {}) {
  const left = jest.spyOn(window, 'open').mockReturnValue(null);
  const page = await openPage(remote, {
    path: '/onboarding',
    isLoading,
    session: buildMemberSession(),
    answers: { ...ANSWERS, ...answers },
  });
  const inputs = (call: string) => page.data.calls.filter(({ name }) => name === call).map(({ input }) => input);
  return { ...page, left, added: () => inputs('addFavorite') };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tile = (name: string) => button(name);
/** A delay between its events would only cost time. */
const USER = userEvent.setup({ delay: null });

export const press = (name: string | RegExp) => USER.click(button(name));
export const search = () => screen.getByRole('combobox', { name: 'Search artists' });
export const option = (name: RegExp) => screen.findByRole('option', { name });
export const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

export function hasLeftAtArtists(): void {
  const picks = { step: 'artists', genres: GENRES.slice(0, 3), artists: [artist(2, 'Oskar Lind')] };
  localStorage.setItem('onboarding.picks', JSON.stringify({ membersId: 1, ...picks }));
}

/** Picks three genres and continues; the artists are loaded. */
export async function goToArtists(names: readonly string[] = ['House', 'Techno', 'Jazz']): Promise<void> {
  for (const name of names) await press(name);
  await press('Next');
  await screen.findByRole('listbox', { name: 'Artists' });
}

/** Shown at Home when picks could not be saved. */
export const NOT_ALL_SAVED = {
  type: 'warning',
  message: "We couldn't save all your picks. Check them and try again.",
  link: { href: '/onboarding', text: 'Try again' },
  isPersistentNotification: true,
};

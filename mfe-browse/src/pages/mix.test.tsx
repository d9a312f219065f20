import { favoriteSchema, type Mix } from '@afterglow/shared-contracts';
import {
  buildMemberSession,
  buildMix,
  buildMixPlayback,
  type FakeResponses,
} from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hero } from '../testing/hero.ts';
import { openPage } from '../testing/open-page.ts';

function openMix(mix: Mix = buildMix(), answers: FakeResponses = {}) {
  return openPage({
    path: `/mix/${mix.id}`,
    session: buildMemberSession(),
    answers: { getMix: () => ({ data: mix }), ...answers },
  });
}

const MINE = { members_id: { id: 1 }, mixes_id: { id: 12 } };

const section = (name: string) => within(screen.getByRole('region', { name }));

test('[BROWSE-073] [BROWSE-083] the header leads to the show and the artist', async () => {
  await openMix();
  expect(hero().getByRole('heading', { level: 1, name: 'Night Drive 12' })).toBeVisible();
  expect(hero().getByRole('link', { name: 'Harbour Lights' })).toHaveAttribute('href', '/shows/3');
  expect(hero().getByRole('link', { name: 'Mira Vale' })).toHaveAttribute('href', '/artist/mira-vale/5');
  expect(document.title).toBe('Afterglow | Night Drive 12');
});

test('[BROWSE-075] the header shows the release date of the mix', async () => {
  const episode = { air_start: '2023-04-02T12:00:00.000Z', air_end: '2023-04-02T13:00:00.000Z', image: null };
  await openMix(buildMix({ episode }));
  expect(hero().getByText(/Released 02 April 2023/)).toBeVisible();
});

test('[BROWSE-084] a genre leads to its page', async () => {
  await openMix(buildMix({ genre: ['Deep House'] }));
  expect(hero().getByRole('link', { name: 'Deep House' })).toHaveAttribute('href', '/genre/deep_house');
});

test('[BROWSE-077] the tracklist shows title and artist of every track', async () => {
  await openMix();
  const rows = section('Tracklist').getAllByRole('article');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Low TideMira Vale'),
    expect.stringContaining('Glass HarbourOskar Lind'),
  ]);
});

test('[BROWSE-078] a mix without a tracklist shows a message', async () => {
  await openMix(buildMix({ track_list: [] }));
  expect(screen.getByRole('heading', { name: 'Tracklist for this Mix is unavailable' })).toBeVisible();
});

test('tracklist times seek only while the mix plays', async () => {
  const mix = buildMix();
  const { player } = await openMix(mix);
  expect(section('Tracklist').queryByRole('button', { name: 'Play Glass Harbour from 5:20' })).not.toBeInTheDocument();
  act(() => player.become(buildMixPlayback(mix)));
  await userEvent.click(section('Tracklist').getByRole('button', { name: 'Play Glass Harbour from 5:20' }));
  expect(player.commands).toEqual(['seek 320000']);
});

test('playing a track starts the mix there', async () => {
  const { player } = await openMix();
  await userEvent.click(section('Tracklist').getByRole('button', { name: 'Play Glass Harbour' }));
  expect(player.commands).toEqual(['toggleMix 12', 'seek 320000']);
});

test('a track does not seek in another item when the mix must not be played', async () => {
  const { player } = await openMix();
  player.refuse();
  await userEvent.click(section('Tracklist').getByRole('button', { name: 'Play Glass Harbour' }));
  expect(player.commands).toEqual(['toggleMix 12']);
});

test('the playing track is highlighted', async () => {
  const mix = buildMix();
  const { player } = await openMix(mix);
  act(() => player.become(buildMixPlayback(mix, { positionMs: 330_000 })));
  const heard = section('Tracklist').getByText('(now playing)').closest('article');
  expect(heard).toHaveTextContent('Glass Harbour');
});

test.each([
  ['nothing', undefined],
  ['something else', buildMixPlayback(buildMix({ number: 20 }))],
])('a position of the waveform starts the mix there, when %s is in the player', async (_, before) => {
  const { player } = await openMix();
  act(() => before && player.become(before));
  screen.getByRole('slider', { name: 'Seek' }).focus();
  await userEvent.keyboard('{PageUp}');
  expect(player.commands).toEqual(['toggleMix 12', 'seek 60000']);
});

test('the playing track is shown under the waveform, and its progress in the tracklist', async () => {
  const mix = buildMix({ duration: 640 });
  const { player } = await openMix(mix);
  expect(document.querySelector('.line')).toBeNull();
  act(() => player.become(buildMixPlayback(mix, { positionMs: 480_000 })));
  expect(section('Waveform').getByText('Glass Harbour · Oskar Lind')).toBeVisible();
  const heard = section('Tracklist').getByText('(now playing)').closest('li');
  expect(heard?.querySelector('.line')).toHaveStyle({ '--fraction': '0.5' });
});

test('the waveform seeks while its mix is in the player', async () => {
  const mix = buildMix();
  const { player } = await openMix(mix);
  const seek = screen.getByRole('slider', { name: 'Seek' });
  act(() => player.become(buildMixPlayback(mix, { positionMs: 60_000 })));
  expect(seek).toHaveAttribute('aria-valuetext', '1 minute of 1 hour');
  seek.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(player.commands).toEqual(['seek 70000']);
});

test('the pill plays and pauses, and the URL has play=true during playback', async () => {
  const { player, navigation } = await openMix();
  await userEvent.click(hero().getByRole('button', { name: 'Play Night Drive 12' }));
  expect(navigation.getPath()).toBe('/mix/12?play=true');
  await userEvent.click(hero().getByRole('button', { name: 'Pause Night Drive 12' }));
  expect(navigation.getPath()).toBe('/mix/12');
  expect(player.commands).toEqual(['toggleMix 12', 'pause']);
});

test('[BROWSE-079] [BROWSE-080] shows six related mixes at first, five more with every Load more', async () => {
  const others = Array.from({ length: 14 }, (_, index) => buildMix({ number: 100 + index, title: `Other ${index}` }));
  const { data } = await openMix(buildMix(), {
    listRelatedMixes: ({ query: { offset = 0, limit = 10 } = { mixes_id: 12 } }) => ({
      data: others.slice(offset, offset + limit),
      total: others.length,
    }),
  });
  const cards = () => section('Related Mixes').getAllByRole('article');
  expect(cards()).toHaveLength(6);
  await userEvent.click(section('Related Mixes').getByRole('button', { name: 'Load more' }));
  expect(cards()).toHaveLength(11);
  await userEvent.click(section('Related Mixes').getByRole('button', { name: 'Load more' }));
  expect(cards()).toHaveLength(14);
  expect(section('Related Mixes').queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(data.queriesOf('listRelatedMixes')).toEqual([
    { mixes_id: 12, limit: 6, offset: 0 },
    { mixes_id: 12, limit: 5, offset: 6 },
    { mixes_id: 12, limit: 5, offset: 11 },
  ]);
});

test('a mix without related mixes has no such section', async () => {
  await openMix();
  expect(screen.queryByRole('heading', { name: 'Related Mixes' })).not.toBeInTheDocument();
});

test('[BROWSE-074] an empty description is omitted, and the header has genres, play and the heart', async () => {
  const mix = buildMix({ description: 'Recorded at dawn.', genre: ['House', 'Disco'], favorite_count: 34 });
  const { data, player } = await openMix(mix, {
    addFavorite: () => ({ data: favoriteSchema.parse({ ...MINE, creation_time: '2026-03-01T10:00:00.000Z' }) }),
  });
  expect(screen.getByText('Recorded at dawn.')).toHaveClass('description');
  expect(hero().getByRole('link', { name: 'House' })).toBeVisible();
  expect(hero().getByRole('link', { name: 'Disco' })).toBeVisible();
  await userEvent.click(hero().getByRole('button', { name: 'Play Night Drive 12' }));
  expect(player.commands).toEqual(['toggleMix 12']);

  const heart = hero().getByRole('button', { name: 'Favorite Night Drive 12' });
  expect(heart).not.toBePressed();
  await userEvent.click(heart);
  expect(hero().getByText('35')).toHaveTextContent('35 favorites');
  await waitFor(() => expect(heart).toBePressed());
  expect(data.calls.find(({ name }) => name === 'addFavorite')?.input).toMatchObject({
    params: { id: 1, type: 'mixes' },
    body: MINE,
  });
});

test.each([null, ''])('[BROWSE-074] without a description (%j) no placeholder is shown', async (description) => {
  await openMix(buildMix({ description }));
  expect(document.querySelector('.description')).toBeNull();
  expect(section('Tracklist').getByText('Low Tide')).toBeVisible();
});

test('a mix is shared to two social networks and by its URL', async () => {
  const user = userEvent.setup();
  const { bus } = await openMix();
  const reported = jest.fn();
  bus.on('notification:show').subscribe(reported);
  await user.click(hero().getByRole('button', { name: 'Share Night Drive 12' }));
  expect(await hero().findByRole('link', { name: /^Share to Facebook/ })).toHaveAttribute(
    'href',
    'https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Flocalhost%2Fmix%2F12',
  );
  expect(hero().getByRole('link', { name: /^Share to Twitter/ })).toHaveAttribute('target', '_blank');
  await user.click(hero().getByRole('button', { name: 'Copy Mix link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/mix/12');
  expect(reported).toHaveBeenCalledWith({ message: 'Link copied to clipboard', type: 'success' });
});

test('[BROWSE-028] a mix that does not exist leads to the 404 page', async () => {
  const missing = new ApiError({
    operation: 'getMix',
    code: 'not_found',
    status: 404,
    message: "We couldn't find this mix.",
  });
  const { navigation } = await openMix(buildMix(), {
    getMix: () => {
      throw missing;
    },
  });
  expect(navigation.visits).toEqual([{ path: '/404?resource=Mix', replace: true }]);
});

test('[BROWSE-028] any other failure is shown in the page, with Retry and Cancel', async () => {
  const mix = buildMix();
  const { data } = await openMix(mix, {
    getMix: () => {
      throw new Error('no line');
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Connection errorPlease check your internet connection and try again.',
  );
  data.answer({ getMix: () => ({ data: mix }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Drive 12' })).toBeVisible();
});

test('[BROWSE-028] Cancel leads back to where the listener came from', async () => {
  const { navigation } = await openMix(buildMix(), {
    getMix: () => {
      throw new Error('no line');
    },
  });
  const back = jest.spyOn(navigation, 'back').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(back).toHaveBeenCalledTimes(1);
});

describe('a mix that was stopped halfway', () => {
  const mix = buildMix({ duration: 3600 });
  const at = (positionMs: number) => ({
    listMixPositions: () => ({
      data: [{ mixId: mix.id, positionMs, durationMs: 3_600_000, updatedAt: '2026-03-01T11:00:00.000Z' }],
    }),
    getListening: () => ({ data: { revision: 1, last: null } }),
  });

  beforeEach(() => localStorage.clear());

  test('resumes there, on any device', async () => {
    const { player } = await openMix(mix, at(1_390_000));
    await userEvent.click(await hero().findByRole('button', { name: 'Continue from 23:10' }));
    expect(player.commands).toEqual(['restoreQueue 12 at 0 from 1390000', 'resume']);
  });

  test('offers no resume while it is in the player', async () => {
    const { player } = await openMix(mix, at(1_390_000));
    await hero().findByRole('button', { name: 'Continue from 23:10' });
    act(() => player.become(buildMixPlayback(mix, { status: 'paused', pausedBy: 'listener', positionMs: 1_390_000 })));
    expect(hero().queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
  });

  test.each([9_000, 3_580_000])('does not exist at %i ms: barely started, or played to its end', async (positionMs) => {
    const { data } = await openMix(mix, at(positionMs));
    await waitFor(() => expect(data.queriesOf('listMixPositions')).toHaveLength(1));
    expect(hero().queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
  });
});

test('[DATA-034] the show and artist of a mix come from one request, so their pages open immediately', async () => {
  const { data } = await openMix();
  expect(data.queriesOf('dispatch')).toEqual([{ models: 'shows:3,artists:5', depth: 2 }]);
});

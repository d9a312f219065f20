import {
  buildArtist,
  buildMix,
  buildStationPlaylistItem,
  createFakeDataPort,
} from '@afterglow/shared-contracts/testing';
import type { Resource } from '@afterglow/shared-data/react';
import { itemsOfDay, onAir } from './channel-playlist.resource.ts';
import { popularArtists, popularMixes } from './trending.resource.ts';

const DAY = {
  label: '1 Mar 2026',
  name: 'Today, Sunday',
  clockChangeMinutes: 0,
  start: new Date('2026-03-01T00:00:00.000Z'),
  end: new Date('2026-03-02T00:00:00.000Z'),
};

test('[DATA-031] the schedules of a channel and its days are cached, and validated when restored', () => {
  const kinds = [onAir('deep'), itemsOfDay('deep', DAY)].map(({ key, schema }) => [
    key[0],
    schema?.safeParse([{}]).success,
  ]);
  expect(kinds).toEqual([
    ['schedule', false],
    ['showSchedule', false],
  ]);
});

test('[DATA-033] mixes and artists of a channel are cached by id', async () => {
  const remembered: unknown[] = [];
  for (const resource of [popularMixes('deep'), popularArtists('deep'), onAir('deep')])
    await load(resource, remembered);
  expect(remembered).toEqual([
    ['mixes', 'by-id', buildMix().id],
    ['artists', 'by-id', buildArtist().id],
    ['mixes', 'by-id', buildStationPlaylistItem().mixes.id],
  ]);
});

async function load(resource: Resource<unknown>, remembered: unknown[]): Promise<void> {
  const data = createFakeDataPort({
    listMixes: () => ({ data: [buildMix()] }),
    listArtists: () => ({ data: [buildArtist()] }),
    listStationPlaylists: () => ({ data: [buildStationPlaylistItem()] }),
  });
  await resource.load({
    data,
    signal: new AbortController().signal,
    setCached: ({ key }) => void remembered.push(key),
    getCached: () => undefined,
  });
}

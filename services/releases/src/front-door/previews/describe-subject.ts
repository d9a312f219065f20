import {
  type Artist,
  artistPath,
  type Banner,
  BRAND,
  channelPath,
  chartPath,
  imageAtWidth,
  type Mix,
  mixPath,
  type Playlist,
  playlistPath,
  type Show,
  showPath,
  type Station,
} from '@afterglow/shared-contracts';
import { firstImage } from '../document/first-picture.ts';
import type { CatalogReader } from './catalog-reader.ts';
import type { PagePreview } from './page-preview.ts';
import type { PageSubject } from './page-subject.ts';
import { plainText } from './plain-text.ts';

const IMAGE_WIDTH_PX = 1200;

/** Undefined for a missing item. The release describes home; this only adds the first image. */
export async function describeSubject(
  subject: PageSubject,
  catalog: CatalogReader,
  general?: PagePreview,
): Promise<PagePreview | undefined> {
  switch (subject.kind) {
    case 'home':
      return describeHome(
        general,
        await catalog.read('listBanners', { query: { limit: 1, order: '-modification_time' } }),
      );
    case 'mix':
      return whenFound(await catalog.read('getMix', { id: subject.id }), describeMix);
    case 'show':
      return whenFound(await catalog.read('getShow', { id: subject.id }), describeShow);
    case 'artist':
      return whenFound(await catalog.read('getArtist', { id: subject.id }), describeArtist);
    case 'playlist':
      return whenFound(await catalog.read('getPlaylist', { id: subject.id }), describePlaylist);
    case 'channel':
      return whenFound((await catalog.read('listStations'))?.[subject.id], describeStation);
  }
}

function whenFound<Thing>(thing: Thing | undefined, describe: (thing: Thing) => PagePreview): PagePreview | undefined {
  return thing && describe(thing);
}

function describeHome(general: PagePreview | undefined, banners: readonly Banner[] = []): PagePreview | undefined {
  return general && { ...general, firstPicture: firstImage('banner', banners[0]?.image ?? null) };
}

function describeMix(mix: Mix): PagePreview {
  const { id, title, artist, show, genre, duration, reach, creation_time: madeAt, album_art: cover } = mix;
  return {
    title,
    description: plainText(mix.description ?? `A mix by ${artist.title} from ${show.title}. Listen on ${BRAND}.`),
    path: mixPath(id),
    image: imageAtWidth(cover.url, IMAGE_WIDTH_PX),
    openGraphType: 'music.song',
    firstPicture: firstImage('square', cover),
    thing: {
      '@type': 'MusicRecording',
      name: title,
      duration: `PT${Math.round(duration)}S`,
      datePublished: madeAt,
      genre,
      byArtist: { '@type': 'MusicGroup', name: artist.title },
      isPartOf: { '@type': 'RadioSeries', name: show.title },
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'ListenAction' },
        userInteractionCount: reach,
      },
    },
  };
}

function describeShow({ id, title, summary, artist, genre, album_art: cover }: Show): PagePreview {
  return {
    title,
    description: plainText(summary ?? `${title} with ${artist.title}. Hear every mix on ${BRAND}.`),
    path: showPath(id),
    image: imageAtWidth(cover.url, IMAGE_WIDTH_PX),
    openGraphType: 'website',
    firstPicture: firstImage('square', cover),
    thing: { '@type': 'RadioSeries', name: title, genre, actor: { '@type': 'MusicGroup', name: artist.title } },
  };
}

function describeArtist(artist: Artist): PagePreview {
  const { title, biography, photo } = artist;
  return {
    title,
    description: plainText(biography ?? `Mixes and shows by ${title} on ${BRAND}.`),
    path: artistPath(artist),
    image: imageAtWidth(photo.url, IMAGE_WIDTH_PX),
    openGraphType: 'profile',
    firstPicture: firstImage('circle', photo),
    thing: { '@type': 'MusicGroup', name: title },
  };
}

function describePlaylist(playlist: Playlist): PagePreview {
  const { id, type, revisions_title: title, revisions_album_art: cover, mixes_count: numTracks } = playlist;
  const what = type === 'chart' ? 'chart' : 'playlist';
  return {
    title,
    description: plainText(playlist.revisions_description ?? `A ${what} of ${numTracks} mixes on ${BRAND}.`),
    path: type === 'chart' ? chartPath(id) : playlistPath(id),
    image: cover ? imageAtWidth(cover.url, IMAGE_WIDTH_PX) : undefined,
    openGraphType: 'music.playlist',
    firstPicture: firstImage('square', cover),
    thing: { '@type': 'MusicPlaylist', name: title, numTracks },
  };
}

function describeStation({ id, title, description }: Station): PagePreview {
  return {
    title,
    description: plainText(description),
    path: channelPath(id),
    openGraphType: 'music.radio_station',
    thing: { '@type': 'RadioStation', name: `${BRAND} ${title}` },
  };
}

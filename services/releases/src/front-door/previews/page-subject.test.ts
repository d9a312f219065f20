import { liveSetOf, pageAt } from '../../testing/site-pages.ts';
import { matchPage } from '../matched-page.ts';
import { subjectOf } from './page-subject.ts';

test.each([
  ['/', { kind: 'home' }],
  ['/mix/12', { kind: 'mix', id: 12 }],
  ['/mix/12/', { kind: 'mix', id: 12 }],
  ['/shows/3/mix/12', { kind: 'mix', id: 12 }],
  ['/shows/3', { kind: 'show', id: 3 }],
  ['/shows/3/about', { kind: 'show', id: 3 }],
  ['/artist/7', { kind: 'artist', id: 7 }],
  ['/artist/mira-vale/7', { kind: 'artist', id: 7 }],
  ['/artist/808/7/about', { kind: 'artist', id: 7 }],
  ['/browse/charts/2', { kind: 'playlist', id: 2 }],
  ['/browse/playlists/2', { kind: 'playlist', id: 2 }],
  ['/radio/deep', { kind: 'channel', id: 'deep' }],
  ['/radio/deep/schedule', { kind: 'channel', id: 'deep' }],
])('%s is about one subject', (path, subject) => {
  expect(subjectOf(pageAt(path))).toEqual(subject);
});

test.each(['/radio', '/radio/favorites', '/account'])('%s is about no specific subject', (path) => {
  expect(subjectOf(pageAt(path))).toEqual({ kind: 'none' });
});

test.each(['/radio/nowhere', '/mix/0', '/mix/99999999999', '/browse/charts/0'])(
  '%s is about a subject that cannot exist',
  (path) => {
    expect(subjectOf(pageAt(path))).toEqual({ kind: 'impossible' });
  },
);

test.each(['/mix/1/2', '/mixes/1'])('%s is not a page', (path) => {
  expect(matchPage(liveSetOf(), path)).toBeUndefined();
});

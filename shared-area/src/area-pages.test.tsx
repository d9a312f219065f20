import { act, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { defineArea, type AreaOptions } from './define-area.tsx';
import type { AnyPageProps, PageEntry } from './page-table.ts';
import { openPage } from './testing/index.ts';

const log: string[] = [];

function RoomPage({ page, parameters }: AnyPageProps) {
  useEffect(() => {
    log.push('mounted');
    return () => void log.push('unmounted');
  }, []);
  return (
    <h1>
      {page} of {parameters['roomId']}
    </h1>
  );
}

const loadRoom = async () => RoomPage;

const ENTRIES: readonly PageEntry[] = [
  { key: 'room', path: '/rooms/:roomId', aliases: ['/r/:roomId'], load: loadRoom },
  { key: 'cellar', path: '/rooms/:roomId/cellar', formerly: ['/cellar/:roomId'], load: loadRoom },
  { key: 'guest', path: '/guests/:name', spelling: 'lower_case', load: loadRoom },
  { key: 'noRoom', path: '/rooms/*', notFound: 'Genre' },
];

function areaOf(entries: readonly PageEntry[], rest: Partial<AreaOptions<never>> = {}) {
  return defineArea({ name: 'house', pages: { version: '1.2.3', contractsVersion: '1.0.0', entries }, ...rest });
}

beforeEach(() => void log.splice(0));

test.each([
  ['/rooms/7', 'room of 7'],
  ['/r/7', 'room of 7'],
  ['/rooms/7/cellar', 'cellar of 7'],
  ['/rooms/7/cellar/', 'cellar of 7'],
])('%s shows the page of the table, with the parameters of the URL', async (path, heading) => {
  await openPage(areaOf(ENTRIES), { path });
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});

test('a legacy URL redirects to the current one, with its query', async () => {
  const { navigation } = await openPage(areaOf(ENTRIES), { path: '/cellar/7?light=on' });
  expect(navigation.visits).toEqual([{ path: '/rooms/7/cellar?light=on', replace: true }]);
});

test('another spelling redirects to the official URL, with its query', async () => {
  const { navigation } = await openPage(areaOf(ENTRIES), { path: '/guests/Mira%20Vale?light=on' });
  expect(navigation.visits).toEqual([{ path: '/guests/mira_vale?light=on', replace: true }]);
});

test('a URL of a missing item leads to the 404 page, with its kind', async () => {
  const { navigation } = await openPage(areaOf(ENTRIES), { path: '/rooms' });
  expect(navigation.visits).toEqual([{ path: '/404?resource=Genre', replace: true }]);
});

test('a URL of another area shows nothing, not even the frame', async () => {
  const frame = ({ children }: { readonly children: ReactNode }) => <main>{children}</main>;
  const { navigation } = await openPage(areaOf(ENTRIES, { frame }), { path: '/radio' });
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(navigation.visits).toEqual([]);
});

test('a page and its frame stay while the listener moves between its parts', async () => {
  const frame = ({ children }: { readonly children: ReactNode }) => <main>{children}</main>;
  const { navigation } = await openPage(areaOf(ENTRIES, { frame }), { path: '/rooms/7' });
  const main = screen.getByRole('main');
  await act(async () => navigation.navigate('/rooms/7/cellar'));
  expect(screen.getByRole('heading', { name: 'cellar of 7' })).toBeVisible();
  expect(screen.getByRole('main')).toBe(main);
  expect(log).toEqual(['mounted']);
});

test('until its code is loaded a page shows its fallback, and so do its parts', async () => {
  const pending = {
    ...ENTRIES[1],
    key: 'cellar',
    path: '/rooms/:roomId/cellar',
    load: () => new Promise<never>(() => {}),
  };
  const room = { ...pending, key: 'room', path: '/rooms/:roomId' };
  const Waiting = ({ page, parameters }: AnyPageProps) => (
    <p>
      The {page} of {parameters['roomId']} is on its way
    </p>
  );
  const area = areaOf([room, pending], { fallback: { room: Waiting } });
  await openPage({ ...area, loadPage: async () => {} }, { path: '/rooms/7/cellar', isLoading: true });
  expect(screen.getByText('The cellar of 7 is on its way')).toBeVisible();
});

test('an area names itself and the versions it was built as and against', () => {
  expect(areaOf(ENTRIES)).toMatchObject({ name: 'house', version: '1.2.3', contractsVersion: '1.0.0' });
});

import { liveSetSchema, pagesOf, type ReleaseRoute, type RemoteManifest } from '@afterglow/shared-contracts';
import { remoteManifest } from '../../testing/fake-release.ts';
import { toLiveSet } from './to-live-set.ts';

async function liveOf(manifest: RemoteManifest) {
  const assignment = { radio: { version: manifest.version, history: [] } };
  const liveSet = await toLiveSet('production', 1, assignment, async () => manifest);
  const [remote] = liveSetSchema.parse(liveSet).remotes;
  if (remote === undefined) throw new Error('The live set has no remote.');
  return remote.live;
}

test('a shell without page tables gets the paths of pages and aliases, each once', async () => {
  const files = { scripts: ['app.js'], styles: [] };
  const { routes } = await liveOf(
    remoteManifest('radio', '1.0.0', {
      pages: [
        { key: 'channels', path: '/radio', aliases: ['/live'], ...files },
        { key: 'channel', path: '/radio/:channelId', access: 'member', ...files },
        { key: 'schedule', path: '/radio/:channelId/schedule', ...files },
      ],
    }),
  );
  expect(routes).toEqual([
    { path: '/radio', match: 'exact', ...files },
    { path: '/radio', match: 'prefix', access: 'member', ...files },
    { path: '/live', match: 'exact', ...files },
  ]);
});

test('a release built before page tables is live with its original pages and paths', async () => {
  const { pages: _, ...older } = remoteManifest('radio', '1.0.0');
  const routes: ReleaseRoute[] = [
    { path: '/radio', match: 'exact', scripts: ['app.js'], styles: [] },
    { path: '/radio/archive', match: 'prefix', scripts: [], styles: [] },
  ];
  const live = await liveOf({ ...older, routes });
  expect(live.routes).toEqual(routes);
  expect(pagesOf(live).map(({ path }) => path)).toEqual(['/radio', '/radio/archive/*']);
});

import type { LiveSet, ShellManifest } from '@afterglow/shared-contracts';
import { remoteManifest, shellManifest } from '../../testing/fake-release.ts';
import { toLiveSet } from '../../registry/live-views/index.ts';
import { matchPage } from '../matched-page.ts';
import { pageLiveSet } from './page-live-set.ts';

const SHELL = { ...shellManifest('1.0.0'), takesOthers: true };
const ASSIGNMENT = {
  shell: { version: '1.0.0', history: [] },
  radio: { version: '1.0.0', history: ['0.9.0'] },
  browse: { version: '2.0.0', history: [] },
};

function liveSetOf(): Promise<LiveSet> {
  return toLiveSet('production', 7, ASSIGNMENT, async (name, version) =>
    name === 'shell' ? SHELL : remoteManifest(name, version, name === 'radio' ? { modals: ['schedule'] } : {}),
  );
}

async function at(pathname: string, shell: ShellManifest = SHELL) {
  const liveSet = await liveSetOf();
  return { liveSet, held: pageLiveSet({ liveSet, shell, matched: matchPage(liveSet, pathname) }) };
}

test('a page holds its own area in full, and of other areas only what links to them', async () => {
  const { liveSet, held } = await at('/browse/latest');
  const [browse, radio] = liveSet.remotes;
  const { routes: _, ...live } = browse?.live ?? {};
  expect(held).toEqual({
    ...liveSet,
    remotes: [{ ...browse, live }],
    others: [
      {
        name: 'radio',
        live: {
          version: '1.0.0',
          pages: radio?.live.pages?.map((page) => ({ ...page, scripts: [], styles: [] })),
          modals: ['schedule'],
        },
        previousVersion: '0.9.0',
      },
    ],
  });
});

test('a page that no area owns holds the links to every area', async () => {
  const { held } = await at('/nowhere');
  expect(held.remotes).toEqual([]);
  expect(held.others?.map(({ name }) => name)).toEqual(['browse', 'radio']);
});

test('a shell built earlier needs the full live set', async () => {
  const { liveSet, held } = await at('/browse', shellManifest('1.0.0'));
  expect(held).toBe(liveSet);
});

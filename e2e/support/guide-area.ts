import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildRelease } from '@afterglow/shared-build';
import { cli } from './cli.ts';
import { scratchFolder, workspaceRoot } from './paths.ts';
import type { RunningSite } from './site.ts';

export const GUIDE = 'guide';

/** Everything a team writes for an area: its declaration, its page table, and a page. */
const SOURCES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: `@afterglow/mfe-${GUIDE}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    afterglow: { role: 'remote' },
  }),
  'src/area.ts': `import { defineArea } from '@afterglow/shared-area';
import { pages } from './pages.ts';

export const remote = defineArea({ name: '${GUIDE}', pages });
`,
  'src/pages.ts': `import { definePages } from '@afterglow/shared-area';

export const pages = definePages({
  city: {
    path: '/guide/:city?',
    formerly: ['/nightlife/:city?'],
    name: 'guide',
    page: './pages/city.page.tsx',
    listed: true,
    title: 'City Guide',
    description: 'Where to dance tonight, by {brand}.',
    menu: { section: 'City Guide', icon: 'disc', order: 450 },
  },
});
`,
  'src/pages/city.page.tsx': `export function CityPage() {
  return <h1>Where to dance tonight</h1>;
}
`,
};

/** Builds an area that is not part of the workspace and returns the folder of the release. */
export async function buildGuide(version: string): Promise<string> {
  const packageDir = path.join(scratchFolder, `mfe-${GUIDE}`);
  rmSync(packageDir, { recursive: true, force: true });
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(path.dirname(path.join(packageDir, file)), { recursive: true });
    writeFileSync(path.join(packageDir, file), text);
  }
  // What an installation would create: every area has the same dependencies.
  symlinkSync(path.join(workspaceRoot, 'mfe-radio/node_modules'), path.join(packageDir, 'node_modules'));
  return (await buildRelease({ packageDir, version })).dir;
}

/** Gives a new team its token, which the registry reads when it starts, and the path that it takes over besides its own. */
export async function addTeam(site: RunningSite, remote: string): Promise<void> {
  const file = path.join(site.dataDir, 'tokens.json');
  const tokens = JSON.parse(await readFile(file, 'utf8')) as { readonly teams: Readonly<Record<string, string>> };
  const token = `agt_${randomBytes(32).toString('base64url')}`;
  await writeFile(file, JSON.stringify({ ...tokens, teams: { ...tokens.teams, [remote]: token } }));
  await site.restart();
  await cli(site, 'grant', remote, '/nightlife');
}

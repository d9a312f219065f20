import type { TrialTree } from './scratch-tree.ts';

/** A change whose places are counted. */
export interface TrialChange {
  readonly name: string;
  /** How many files it may take. */
  readonly atMost: number;
  /** How many it took before there were page tables; undefined where no one counted files. */
  readonly before: number | undefined;
  /** The area that it changes, by the name of its folder and of its release. */
  readonly area: { readonly folder: string; readonly release: string };
  /** Addresses that the area's release must have afterwards. */
  readonly addresses: readonly string[];
  readonly apply: (tree: TrialTree) => Promise<void>;
}

const RADIO = { folder: 'mfe-radio', release: 'radio' } as const;
const RADIO_PAGES = 'mfe-radio/src/pages.ts';
const END_OF_PAGES = '  noChannel: {';

const NEW_PAGE: TrialChange = {
  name: 'a new page in radio',
  atMost: 2,
  before: 8,
  area: RADIO,
  addresses: ['/radio/dance-floors'],
  async apply(tree) {
    const page = `  danceFloors: {
    path: '/radio/dance-floors',
    name: 'dance-floors',
    page: './pages/dance-floors.page.tsx',
    listed: true,
    title: 'Dance Floors',
    description: 'Where our channels are danced to.',
    menu: { section: 'Radio', label: 'Dance Floors', icon: 'live', order: 320 },
  },
`;
    await tree.edit(RADIO_PAGES, END_OF_PAGES, page + END_OF_PAGES);
    tree.add(
      'mfe-radio/src/pages/dance-floors.page.tsx',
      `export function DanceFloorsPage() {
  return <h1>Dance floors</h1>;
}
`,
    );
  },
};

/** Links that name the former address go on working: it leads to the new one. */
const MOVED_PATH: TrialChange = {
  name: 'a moved path in radio, with its former address',
  atMost: 1,
  before: 10,
  area: RADIO,
  addresses: ['/radio/:channelId/played', '/radio/:channelId/history'],
  apply: (tree) =>
    tree.edit(
      RADIO_PAGES,
      "path: '/radio/:channelId/history',",
      "path: '/radio/:channelId/played', formerly: ['/radio/:channelId/history'],",
    ),
};

const GUIDE = 'mfe-guide';
/** Everything a team writes for an area: its declaration, its page table, and a page. */
const GUIDE_SOURCES: Readonly<Record<string, string>> = {
  'package.json': `{
  "name": "@afterglow/mfe-guide",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "afterglow": {
    "role": "remote"
  },
  "dependencies": {
    "@afterglow/shared-area": "workspace:*",
    "react": "catalog:"
  },
  "devDependencies": {
    "@afterglow/shared-build": "workspace:*"
  }
}
`,
  'tsconfig.json': `{
  "extends": "../shared-build/tsconfig/browser.json",
  "include": ["src"],
  "references": [{ "path": "../shared-area" }]
}
`,
  'README.md': `# mfe-guide

Where to dance tonight.
`,
  'src/area.ts': `import { defineArea } from '@afterglow/shared-area';
import { pages } from './pages.ts';

export const remote = defineArea({ name: 'guide', pages });
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
  'src/pages/city.page.tsx': `import { useState } from 'react';

export function CityPage() {
  const [city] = useState('Berlin');
  return <h1>Where to dance tonight in {city}</h1>;
}
`,
};

const SIXTH_AREA: TrialChange = {
  name: 'a sixth area',
  atMost: Object.keys(GUIDE_SOURCES).length,
  before: undefined,
  area: { folder: GUIDE, release: 'guide' },
  addresses: ['/guide/:city?', '/nightlife/:city?'],
  async apply(tree) {
    for (const [file, text] of Object.entries(GUIDE_SOURCES)) tree.add(`${GUIDE}/${file}`, text);
    tree.installLike(GUIDE, 'mfe-radio');
    await tree.updateLockfile();
  },
};

/** The changes whose places are limited. */
export const TRIAL_CHANGES: readonly TrialChange[] = [NEW_PAGE, MOVED_PATH, SIXTH_AREA];

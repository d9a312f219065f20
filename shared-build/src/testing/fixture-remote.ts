import { fixturePackage, type FixturePackage } from './fixture-package.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'src/area.ts': `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './app.module.css';
import { modals, pages } from './pages.ts';
export const remote = { pages, modals, createRoot, element: createElement('p', { className: styles.card }) };
`,
  'src/pages.ts': `import { definePages } from '@afterglow/shared-area';

export const pages = definePages({
  home: {
    path: '/home',
    aliases: ['/house'],
    name: 'home',
    access: 'member',
    page: './pages/home.page.tsx',
    menu: { section: 'Rooms', icon: 'home', order: 250, shownTo: 'member' },
  },
  cellar: { path: '/home/cellar', formerly: ['/cellar'], within: 'home' },
});
`,
  'src/app.module.css': '.card { color: teal; }\n',
  'src/pages/home.page.tsx': `import styles from './home.module.css';
export function HomePage() { return <h1 className={styles.title}>Home</h1>; }
`,
  'src/pages/home.module.css': '.title { color: navy; }\n',
  'src/app.test.tsx': "test('a fact', () => {});\n",
};

export function fixtureRemote(): FixturePackage {
  return fixturePackage('mfe-sample', { role: 'remote' }, SOURCES);
}

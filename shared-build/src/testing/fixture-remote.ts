import { fixturePackage, type FixturePackage } from './fixture-package.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'src/lifecycles.tsx': `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './app.module.css';
export const remote = { version: __AFTERGLOW_VERSION__, createRoot, element: createElement('p', { className: styles.card }) };
export const openPage = () => import('./routes/home.page.tsx');
`,
  'src/app.module.css': '.card { color: teal; }\n',
  'src/routes/home.page.tsx': `import styles from './home.module.css';
export function HomePage() { return <h1 className={styles.title}>Home</h1>; }
`,
  'src/routes/home.module.css': '.title { color: navy; }\n',
  'src/app.test.tsx': "test('a fact', () => {});\n",
};

const ROUTES = [{ path: '/home', match: 'exact', access: 'member', lazy: ['./src/routes/home.page.tsx'] }];

/** A remote with one lazy page, two stylesheets and a test. */
export function fixtureRemote(): FixturePackage {
  return fixturePackage('mfe-sample', { role: 'remote', routes: ROUTES }, SOURCES);
}

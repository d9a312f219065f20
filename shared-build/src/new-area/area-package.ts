import { areaFolder } from './area-name.ts';

/** The packages that the template imports, by their folders. */
const USED = ['shared-area', 'shared-contracts', 'shared-ui'] as const;

/** The files next to `src` in the package of a new area, by path. */
export function areaPackage(name: string, title: string): Readonly<Record<string, string>> {
  return {
    'package.json': packageText(name),
    'tsconfig.json': `{
  "extends": "../shared-build/tsconfig/browser.json",
  "include": ["src"],
  "references": [${USED.map((folder) => `{ "path": "../${folder}" }`).join(', ')}]
}
`,
    'README.md': `# ${areaFolder(name)}

${title}, at \`/${name}\`.

- \`src/pages.ts\` declares its pages, and what menu, search engines and analytics know of them.
- \`src/area.ts\` is an area made by \`defineArea\` of shared-area.
`,
  };
}

function packageText(name: string): string {
  const manifest = {
    name: `@afterglow/${areaFolder(name)}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    // A page bundles only what it uses from an entry point.
    sideEffects: ['*.css'],
    afterglow: { role: 'remote' },
    scripts: { dev: 'node ../scripts/run.mjs dev' },
    dependencies: {
      react: 'catalog:',
      ...Object.fromEntries(USED.map((folder) => [`@afterglow/${folder}`, 'workspace:*'])),
    },
    devDependencies: { '@afterglow/shared-build': 'workspace:*' },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

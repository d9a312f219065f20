import { isFederationGlue, libraryOf } from './library-of.ts';

test.each([
  ['webpack://shell/../node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  [
    'webpack://shell/../node_modules/.pnpm/x@1/node_modules/@module-federation/runtime/dist/index.js',
    '@module-federation/runtime',
  ],
  ['webpack://shell/../shared-ui/src/button/button.tsx', 'shared-ui'],
  ['webpack://shell/./src/bootstrap.ts', 'shell'],
  ['webpack://mfe_browse/webpack/runtime/load script', 'webpack runtime, sharing and container'],
])('%s belongs to %s', (source, library) => {
  expect(libraryOf(source, 'shell')).toBe(library);
});

test('Module Federation and webpack are glue; the modules they load are not', () => {
  expect(isFederationGlue('@module-federation/runtime-core')).toBe(true);
  expect(isFederationGlue(libraryOf('webpack://shell/webpack/sharing/consume', 'shell'))).toBe(true);
  expect(isFederationGlue('single-spa')).toBe(false);
});

import { sharedModules } from './shared-modules.ts';

test('libraries are shared by every imported subpath, or each remote would bundle its own', () => {
  const requests = sharedModules().map(({ request }) => request);
  expect(requests).toEqual(
    expect.arrayContaining([
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      'rxjs',
      'single-spa',
    ]),
  );
});

test('shares every entry point of the shared packages but those for tests, few pages or styles', () => {
  const own = sharedModules()
    .map(({ request }) => request)
    .filter((request) => request.startsWith('@afterglow/'));
  expect(own).toEqual(
    expect.arrayContaining([
      '@afterglow/shared-contracts',
      '@afterglow/shared-player',
      '@afterglow/shared-player/react',
      '@afterglow/shared-ui',
    ]),
  );
  expect(
    own.filter((request) =>
      /catalog$|testing|registry|former-names|integrations|forms|price|retry-policy|search-field|time|\.css$/.test(
        request,
      ),
    ),
  ).toEqual([]);
});

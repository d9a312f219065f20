import { buildLiveRelease, buildLiveSet } from '@afterglow/shared-contracts/testing';
import { createRouteTable } from '../applications/route-table.ts';
import { pathOfLink } from '../ports/link-clicks.ts';
import { routeName } from './route-name.ts';

const FILES = { scripts: [], styles: [] };
const ownerOf = createRouteTable(
  buildLiveSet([], {
    remotes: [
      {
        name: 'account',
        previousVersion: null,
        live: buildLiveRelease('account', {
          pages: [
            { key: 'payment', path: '/premium/select-payment/:planId', name: 'premium/select-payment', ...FILES },
            { key: 'privacy', path: '/about/privacy-policy', name: 'privacy-policy', ...FILES },
            {
              key: 'password',
              path: '/auth/reset-password',
              aliases: ['/set-new-password'],
              name: 'reset-password',
              ...FILES,
            },
          ],
        }),
      },
    ],
  }),
);

test.each([
  ['/premium/select-payment/3', 'premium/select-payment'],
  ['/about/privacy-policy', 'privacy-policy'],
])('[SHELL-011] %s is named "%s"', (path, name) => {
  expect(routeName(ownerOf(path), path)).toBe(name);
});

test.each([['/set-new-password', 'reset-password']])('%s is named "%s" as in the table of routes', (path, name) => {
  expect(routeName(ownerOf(path), path)).toBe(name);
});

test.each(['/releases/console', '/remotes/radio/1.0.0/remoteEntry.js', '/v3/stations'])(
  '[SHELL-011] %s is not a page: the shell does not navigate there',
  (path) => {
    const link = Object.assign(document.createElement('a'), { href: path });
    expect(pathOfLink(link)).toBeUndefined();
  },
);

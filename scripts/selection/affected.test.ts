import { affectedBy, type PackageNode } from './affected.ts';
import { journeysOf } from './journeys-of.ts';

const PACKAGES: readonly PackageNode[] = [
  { folder: 'shared-contracts', location: 'shared-contracts', uses: [] },
  { folder: 'mfe-radio', location: 'mfe-radio', uses: ['shared-ui'] },
  { folder: 'mfe-search', location: 'mfe-search', uses: ['shared-contracts'] },
  { folder: 'shared-ui', location: 'shared-ui', uses: ['shared-contracts'] },
  { folder: 'api', location: 'services/api', uses: ['shared-contracts'] },
  { folder: 'e2e', location: 'e2e', uses: ['shared-contracts'] },
];
const affected = (present: readonly string[], deleted: readonly string[] = []) =>
  affectedBy({ present, deleted }, PACKAGES);

test('a code change in one area selects its own tests only', () => {
  const file = 'mfe-radio/src/pages/channel.page.tsx';
  expect(affected([file])).toEqual({ code: [file], changed: ['mfe-radio'], whole: [] });
});

test('every package that uses a changed one, directly or indirectly, is tested as a whole', () => {
  expect(affected(['shared-ui/src/button.tsx']).whole).toEqual(['mfe-radio']);
  expect(affected(['shared-contracts/src/ids.ts']).whole).toEqual([
    'api',
    'e2e',
    'mfe-radio',
    'mfe-search',
    'shared-ui',
  ]);
});

test('a file that no import reaches, or that is deleted, selects all tests of its package', () => {
  expect(affected(['services/api/migrations/0099-more.sql']).whole).toEqual(['api']);
  expect(affected([], ['mfe-radio/src/gone.ts'])).toEqual({ code: [], changed: ['mfe-radio'], whole: ['mfe-radio'] });
});

test('prose changes no package, and a file that all packages share changes all of them', () => {
  expect(affected(['mfe-radio/README.md', 'docs/voice.md'])).toEqual({ code: [], changed: [], whole: [] });
  expect(affected(['pnpm-lock.yaml']).whole).toHaveLength(PACKAGES.length);
});

test('an area selects the journeys that cover it, and a changed journey selects itself', () => {
  expect(journeysOf(affected(['mfe-radio/src/a.ts'])).together).toMatch(/radio/);
  expect(journeysOf(affected(['mfe-radio/src/a.ts'])).together).not.toMatch(/search/);
  const account = journeysOf({ code: [], changed: ['mfe-account'], whole: [] }).together ?? '';
  for (const journey of ['account-entry', 'account', 'onboarding', 'second-factor-login'])
    expect(`journeys/${journey}.spec.ts`).toMatch(new RegExp(account));
  for (const path of ['/settings', '/about/privacy-policy', '/onboarding', '/auth/login', '/account'])
    expect(`axe finds nothing on ${path} as a member`).toMatch(new RegExp(account));
  expect(journeysOf(affected(['e2e/journeys/frame.spec.ts'])).together).toBe('journeys/frame\\.spec\\.ts');
  expect(journeysOf(affected(['e2e/journeys/playback.serial.spec.ts']))).toEqual({
    together: undefined,
    serial: 'journeys/playback\\.serial\\.spec\\.ts',
  });
  expect(journeysOf(affected(['docs/voice.md']))).toEqual({ together: undefined, serial: undefined });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = [
  'mfe-*/src/**/*.{ts,tsx}',
  'shell/src/**/*.{ts,tsx}',
  'shared-{area,data,player,ui}/src/**/*.{ts,tsx}',
];
/** A call of the service, up to the end of its input. */
const CALL = /\.call\(\s*'(\w+)'[^;]*?\bbackground\b/g;

/** The calls that run in the background: no one has opened a page for them, or pressed anything. */
const BY_THEMSELVES = [
  'mfe-account/src/features/login/use-passkey-login.ts: createPasskeyChallenge',
  'mfe-account/src/resources/data-copy.resource.ts: getDataCopy',
  'mfe-premium/src/features/activation/look-later.ts: getMember',
  'mfe-premium/src/features/activation/use-activation.ts: listSubscriptions',
  'shared-data/src/listening/listening-questions.ts: getListening',
  'shared-data/src/listening/listening-questions.ts: getMix',
  'shared-data/src/listening/listening-questions.ts: listMixPositions',
  'shared-data/src/listening/listening-saver.ts: saveListening',
  'shell/src/startup/after-paint.ts: getVersions',
  'shell/src/startup/after-paint.ts: listStationPlaylists',
  'shell/src/versions/new-shell.ts: getVersions',
];

test('[SHELL-099] these calls alone do not move the progress bar, and no listener has caused one of them', () => {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(CALL)].map(([, name = '']) => `${file}: ${name}`),
  );
  expect(found.toSorted()).toEqual(BY_THEMSELVES);
});

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { attestationOf, remoteContents, remoteManifest, writeRelease } from '../testing/fake-release.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { COMMANDS } from './commands.ts';
import type { BuildArea, ProgramIo } from './command-context.ts';
import { run } from './run.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
}, START_LIMIT_MS);
afterAll(() => registry.close());

async function afterglow(
  args: string[],
  environment: Record<string, string> = {},
  more: Pick<ProgramIo, 'buildArea' | 'confirm'> = {},
) {
  let out = '';
  let err = '';
  const exitCode = await run(args, {
    environment: { DATA_DIR: registry.dataDir, PORT: new URL(registry.url).port, ...environment },
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    ...more,
  });
  return { exitCode, out, err };
}

test("[RELEASE-016] publishes, promotes, rolls back, and shows status and history with the folder's tokens", async () => {
  for (const version of ['1.0.0', '1.0.1']) {
    const published = await afterglow(['publish', await registry.build('radio', version)]);
    expect(published).toMatchObject({ exitCode: 0, out: `radio ${version} is published.\n` });
    expect(published.err).toContain(`Publishing radio ${version}: 4 files`);
    const promoted = await afterglow(['promote', 'radio', version, '--reason', 'New schedule']);
    expect(promoted.out).toMatch(
      new RegExp(`^radio ${version} is live in production( instead of 1.0.0)? \\(revision \\d\\)\\.\n$`),
    );
  }
  const back = await afterglow(['rollback', 'radio', '--reason', 'Channel page is blank']);
  expect(back.out).toBe('radio 1.0.0 is live in production instead of 1.0.1 (revision 3).\n');
  expect((await afterglow(['status'])).out).toMatch(/radio +1\.0\.0 +- +-/);
  const { out } = await afterglow(['history', 'radio']);
  expect(out.split('\n')[1]).toMatch(/^3 .*rollback radio +1\.0\.1 +1\.0\.0 +local manager +Channel page is blank$/);
  expect((await afterglow(['verify'])).out).toBe('All 3 production revisions are intact.\n');
});

test('a second concurrent rollback, or one from a version that is not live, changes nothing', async () => {
  const again = await afterglow(['rollback', 'radio', '--reason', 'Channel page is blank']);
  expect(again.exitCode).toBe(1);
  expect(again.err).toContain('local manager just rolled radio back from 1.0.1 to 1.0.0. To roll back 1.0.0 too');
  const stale = await afterglow(['rollback', 'radio', '--from', '1.0.1', '--reason', 'Channel page is blank']);
  expect(stale.err).toContain('radio 1.0.1 is no longer live, 1.0.0 is. Nothing changed.');
});

test('an error is JSON for a script, from the registry and from the command line', async () => {
  const refused = await afterglow(['promote', 'radoi', '1.0.0', '--json']);
  expect(refused).toMatchObject({ exitCode: 1, out: '' });
  expect(JSON.parse(refused.err)).toEqual({
    error: { code: 'not_found', message: 'No release is named "radoi". Did you mean radio?' },
  });
  expect(JSON.parse((await afterglow(['dance', '--json'])).err)).toMatchObject({ error: { code: 'usage' } });
});

test('publishes an area as built from its sources, and the release names the commit', async () => {
  const folder = await registry.build('radio', '1.0.7');
  const manifest = { ...remoteManifest('radio', '1.0.7'), commit: 'efefdd4dc0ffee', hasLocalChanges: true };
  await writeRelease(folder, manifest, remoteContents('radio', '1.0.7'));
  const { out } = await afterglow(
    ['publish', 'radio'],
    {},
    {
      buildArea: async (area) => (area === 'radio' ? { folder, problems: '' } : undefined),
    },
  );
  expect(out).toBe('radio 1.0.7 is published, built from commit efefdd4d with uncommitted changes.\n');
  expect((await afterglow(['versions', 'radio'])).out).toContain('commit efefdd4d with uncommitted changes');
});

test("prints the findings of an area's checks before the registry rejects it", async () => {
  const folder = await registry.build('radio', '1.0.9');
  const manifest = remoteManifest('radio', '1.0.9');
  const attestation = { ...attestationOf(manifest), types: 'failed' } as const;
  await writeRelease(folder, { ...manifest, attestation }, remoteContents('radio', '1.0.9'));
  const problems = "mfe-radio/src/area.ts(3,1): error TS2304: Cannot find name 'x'.";
  const { exitCode, err } = await afterglow(
    ['publish', 'radio'],
    {},
    { buildArea: async () => ({ folder, problems }) },
  );
  expect(exitCode).toBe(1);
  expect(err).toContain(problems);
  expect(err).toContain('The check of its types failed. Run "npm run typecheck" to see where.');
});

test('distinguishes a release that lacks a file from one that was never built', async () => {
  const folder = await registry.build('radio', '1.0.8');
  await rm(join(folder, 'app.css'));
  const { err } = await afterglow(['publish', folder]);
  expect(err).toContain('lists "app.css", which is missing there. Build the release again.');
});

test('[RELEASE-016] prints JSON to a script', async () => {
  const status = await afterglow(['status', '--json']);
  expect(JSON.parse(status.out)).toMatchObject({
    environments: [
      { environment: 'production', remotes: [{ name: 'radio', version: '1.0.0' }] },
      { environment: 'staging' },
    ],
  });
  const published = await afterglow(['publish', await registry.build('radio', '1.0.0'), '--json']);
  expect(JSON.parse(published.out)).toEqual({ outcome: 'unchanged', name: 'radio', version: '1.0.0' });
  expect(published.err).toBe('');
});

const HOURS_REFUSAL = 'hours: must be a whole number from 1 to 168';

test.each([
  ['a name that is mistyped', ['rollback', 'radoi', '--reason', 'blank'], {}, 'Did you mean radio?'],
  ['a version that is not published', ['promote', 'radio', '9.9.9'], {}, "radio 9.9.9 isn't published."],
  [
    'a reason that would steer a terminal',
    ['rollback', 'radio', '--reason', 'blank\u001b[2J'],
    {},
    'Must not contain control characters',
  ],
  [
    'a rollback without a reason',
    ['rollback', 'radio'],
    {},
    "afterglow: required option '--reason <text>' not specified",
  ],
  ['a folder that holds no release', ['publish', '/nonexistent'], {}, "isn't a release"],
  ['an unknown command', ['dance'], {}, "afterglow: unknown command 'dance'"],
  ['an id that is none', ['revoke-token', 'nonsense'], {}, 'afterglow: id: must be the id of a token'],
  [
    'a percentage that is none',
    ['canary', 'radio', '1.0.1', '100'],
    {},
    'percent: must be a whole number from 1 to 99',
  ],
  ['a preview of 0 hours', ['preview', 'radio', '1.0.1', '--hours', '0'], {}, HOURS_REFUSAL],
  ['a preview of 1.5 hours', ['preview', 'radio', '1.0.1', '--hours', '1.5'], {}, HOURS_REFUSAL],
  ['a preview of 169 hours', ['preview', 'radio', '1.0.1', '--hours', '169'], {}, HOURS_REFUSAL],
  [
    'a preview of another site',
    ['preview', 'radio', '1.0.1', '--to', '//elsewhere.example'],
    {},
    'to: must be a path of this site, such as /radio',
  ],
  ['a wrong token', ['history'], { AFTERGLOW_TOKEN: 'wrong' }, 'You need a valid token. This one is unknown'],
  ['a site that is not running', ['status', '--url', 'http://127.0.0.1:1'], {}, 'Is the site running?'],
])('%s is one line of error and exit code 1', async (_what, args, environment, message) => {
  const { exitCode, out, err } = await afterglow(args, environment);
  expect(exitCode).toBe(1);
  expect(out).toBe('');
  expect(err.trim().split('\n')).toEqual([expect.stringContaining(message)]);
});

test('lists the versions of an area, and what tabs have reported', async () => {
  const { out } = await afterglow(['versions', 'radio']);
  expect(out.split('\n')[0]).toMatch(/^version +when +who +bytes +built from +notes$/);
  expect(out).toMatch(/^1\.0\.1 .*team radio +\d+ +- +-$/m);
  await registry.fetch('/releases/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'load', remote: 'radio', version: '1.0.0' }),
  });
  expect((await afterglow(['reports'])).out).toMatch(/radio 1\.0\.0 +load +- +1$/m);
});

test('history shows as many revisions as requested', async () => {
  const { out } = await afterglow(['history', '--limit', '1', '--json']);
  expect(JSON.parse(out)).toMatchObject({ entries: [{ revision: 3 }] });
});

test('the program has every declared command', () => {
  const declared = Object.values(registryOperations).flatMap(({ command }) => (command ? [command.name] : []));
  expect(COMMANDS.map(({ operation }) => operation.command.name).sort()).toEqual(declared.sort());
});

test('the help of a command describes its arguments', async () => {
  const { out } = await afterglow(['promote', '--help']);
  expect(out).toMatch(/promote \[options\] <remote> <version>/);
  expect(out).toMatch(/--reason <text> +why \(kept in the log\)/);
  const { out: rollback } = await afterglow(['rollback', '--help']);
  expect(rollback).toMatch(/--reason <text> +why \(kept in the log\) \(required\)/);
  expect(rollback).toMatch(/--from <version> /);
  for (const option of ['--environment <name>', '--json', '--url <url>', '--token <token>'])
    expect(rollback).toContain(option);
  expect((await afterglow(['publish', '--help'])).out).toContain('publish [options] <area>');
});

test('a token is required before an area is built, and the message says how to get one', async () => {
  let builds = 0;
  const buildArea: BuildArea = async (_, beforeBuild) => {
    await beforeBuild('news');
    builds += 1;
    return undefined;
  };
  const publish = (environment: Record<string, string>) =>
    afterglow(['publish', 'mfe-news'], environment, { buildArea });
  const none = await publish({ DATA_DIR: '/nonexistent' });
  expect(none).toMatchObject({ exitCode: 1, out: '' });
  expect(none.err).toBe(
    'afterglow: You need a token to publish news, and this machine has none. Ask a release manager to create one: npm run -s afterglow -- make-token "<who>" team --remote news. Then pass it with --token or AFTERGLOW_TOKEN.\n',
  );
  expect((await publish({ AFTERGLOW_TOKEN: 'wrong' })).err).toContain(
    'This token is unknown, has expired, or was revoked',
  );
  expect(builds).toBe(0);
});

test("another area's path is granted only after confirmation, and the response names its owner", async () => {
  const questions: string[] = [];
  const grant = (answer: boolean) =>
    afterglow(
      ['grant', 'news', '/radio/news'],
      {},
      {
        confirm: async (question) => {
          questions.push(question);
          return answer;
        },
      },
    );
  expect((await grant(false)).err).toBe('afterglow: Nothing changed.\n');
  expect((await afterglow(['grant', 'news', '/radio/news'])).err).toContain(
    '/radio/news belongs to radio. To take it over, add --yes.',
  );
  expect((await afterglow(['paths'])).out).not.toContain('/radio/news');
  expect((await grant(true)).out).toBe('/radio/news now belongs to news, taken from radio.\n');
  expect(questions[1]).toContain('Give it to news instead?');
  expect((await afterglow(['grant', 'radio', '/radio/news', '--yes'])).out).toContain('taken from news');
  expect((await afterglow(['grant', 'radio', '/stations'])).out).toBe('/stations now belongs to radio.\n');
});

test('[RELEASE-016] starts and ends canaries, prunes and checks, with text for people and JSON for scripts', async () => {
  await afterglow(['publish', await registry.build('browse', '1.0.0')]);
  await afterglow(['promote', 'browse', '1.0.0']);
  await afterglow(['publish', await registry.build('browse', '1.0.1')]);
  const canary = await afterglow(['canary', 'browse', '1.0.1', '10']);
  expect(canary).toMatchObject({ exitCode: 0, out: expect.stringContaining('browse 1.0.1') });
  expect((await afterglow(['unused', '--days', '0'])).out).toMatch(/^browse 1\.0\.1 +\d+ +stays: canary$/m);
  expect((await afterglow(['status'])).out).toMatch(/^browse +1\.0\.0, canary 1\.0\.1 at 10% /m);
  const strangers = await afterglow(['status', '--json'], { DATA_DIR: '/nonexistent' });
  expect(JSON.parse(strangers.out).environments[0].remotes).toContainEqual(
    expect.objectContaining({ name: 'browse', version: '1.0.0', canary: null }),
  );
  const ended = await afterglow(['end-canary', 'browse', '--reason', 'It stutters', '--json']);
  expect(JSON.parse(ended.out)).toMatchObject({ outcome: 'changed', remote: 'browse', version: '1.0.0' });
  await afterglow(['canary', 'browse', '1.0.1', '10']);
  // Ending a canary needs no reason, and neither does starting one.
  expect((await afterglow(['end-canary', 'browse'])).out).toMatch(
    /^Ended the browse 1\.0\.1 canary in production\. Everyone has 1\.0\.0 \(revision \d+\)\.\n$/,
  );
  expect((await afterglow(['unused', '--days', '0'])).out).toMatch(/^browse 1\.0\.1 +\d+ +would be removed$/m);
  expect((await afterglow(['prune', '--days', 'many'])).err).toContain('days: must be a whole number of days');
  const pruned = await afterglow(['prune', '--days', '0', '--json']);
  expect(JSON.parse(pruned.out)).toMatchObject({
    removed: expect.arrayContaining([{ name: 'browse', version: '1.0.1', sizeBytes: expect.any(Number) }]),
    kept: expect.arrayContaining([{ name: 'browse', version: '1.0.0', sizeBytes: expect.any(Number), reason: 'live' }]),
  });
  expect((await afterglow(['prune', '--days', '0'])).out).toContain('Nothing was removed.');
  expect((await afterglow(['versions', 'browse'])).out).toMatch(/^1\.0\.1 .* pruned /m);

  const well = await afterglow(['doctor']);
  expect(well).toMatchObject({ exitCode: 0, err: '', out: expect.stringContaining('No problems found.') });
  await rm(join(registry.dataDir, 'releases/files/browse/1.0.0/identity/app.css'));
  const ill = await afterglow(['doctor']);
  expect(ill).toMatchObject({ exitCode: 1, out: expect.stringContaining('browse 1.0.0: app.css is missing.') });
  expect(ill.err).toContain('1 problem found. See above.');
  const reported = await afterglow(['doctor', '--json']);
  expect(JSON.parse(reported.out)).toMatchObject({ findings: [{ about: 'files' }] });
  expect(JSON.parse(reported.err)).toMatchObject({ error: { code: 'findings' } });
});

test('output about a retired and a restored area omits the version of its tombstone', async () => {
  const retire = () => afterglow(['retire', 'radio', '--reason', 'Rights have ended']);
  expect((await retire()).out).toMatch(/^radio is now retired in production \(revision \d+\)\. To bring it back: /);
  expect((await retire()).out).toMatch(/^radio was already retired in production \(revision \d+\)\. /);
  const back = await afterglow(['rollback', 'radio', '--reason', 'Signed again']);
  expect(back.out).toMatch(/^radio \S+ is live in production, and no longer retired \(revision \d+\)\.\n$/);
  const [, first, second] = (await afterglow(['history', 'radio'])).out.split('\n');
  expect(first).toMatch(/rollback radio +retired +1\./);
  expect(second).toMatch(/retire radio +1\.\S+ +retired +local manager +Rights have ended$/);
});

const publishNoted = async (version: string, notes: readonly string[]) => {
  const contents = remoteContents('shelf', version);
  const manifest = { ...remoteManifest('shelf', version), notes: notes.join('\n') };
  return afterglow(['publish', await writeRelease(await registry.build('shelf', version), manifest, contents)], {
    AFTERGLOW_TOKEN: registry.releases.startToken,
  });
};

test('a release gets the notes that no earlier one contains; versions, status and history show them', async () => {
  expect((await publishNoted('1.0.0', ['Shelves have labels'])).err).toContain('  - Shelves have labels\n');
  await publishNoted('1.0.1', ['Labels have colors', 'Shelves have labels']);
  expect((await afterglow(['versions', 'shelf'])).out).toMatch(/^1\.0\.1 .* Labels have colors$/m);
  await afterglow(['promote', 'shelf', '1.0.0']);
  await afterglow(['canary', 'shelf', '1.0.1', '10']);
  expect((await afterglow(['status'])).out).toContain(
    'shelf 1.0.0 in production:\n  - Shelves have labels\n\nshelf 1.0.1 in production:\n  - Labels have colors\n',
  );
  expect((await afterglow(['history', 'shelf'])).out).toMatch(
    /canary shelf 10% .*\n {2}- Labels have colors\n.*promote shelf .*\n {2}- Shelves have labels\n$/,
  );
  const status = JSON.parse((await afterglow(['status', '--json'])).out);
  expect(status.environments[0].remotes).toContainEqual(
    expect.objectContaining({
      name: 'shelf',
      notes: 'Shelves have labels',
      canary: { version: '1.0.1', percent: 10, notes: 'Labels have colors' },
    }),
  );
  const publicStatus = await afterglow(['status'], { DATA_DIR: '/nonexistent' });
  expect(publicStatus.out).not.toContain('labels');
});

test('a release without new notes has none', async () => {
  await publishNoted('1.0.2', ['Labels have colors']);
  expect((await afterglow(['versions', 'shelf'])).out).toMatch(/^1\.0\.2 .* -$/m);
});

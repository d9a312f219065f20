import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip, gzipSync } from 'node:zlib';
import { lockFolder } from '@afterglow/kit';
import { pack } from 'tar-stream';
import { type RegistryBackups, run } from './cli/index.ts';
import { makeMp3 } from '#testing/make-music.ts';
import { sendImport } from '#testing/send-import.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

// @databases both: a backup holds the files of the embedded one, and a server is left to its own tools.
let api: RunningApi;
let home: string;
let file: string;
beforeAll(async () => {
  api = await startApi();
  home = await mkdtemp(join(tmpdir(), 'afterglow-backup-'));
  file = join(home, 'backup.tar.gz');
});
afterAll(async () => {
  await api.stop();
  await rm(home, { recursive: true, force: true });
});

type Variables = Readonly<Record<string, string>>;

async function admin(args: readonly string[], environment: Variables = {}, registry?: RegistryBackups) {
  let [out, err] = ['', ''];
  const code = await run(args, {
    environment: { AFTERGLOW_URL: api.origin, AFTERGLOW_ADMIN_TOKEN: await operatorToken(), ...environment },
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    askSecret: () => Promise.reject(new Error('Nobody is there to ask.')),
    registry,
  });
  return { code, out, err };
}

async function operatorToken(): Promise<string> {
  return (await readFile(join(api.folder, 'admin-token'), 'utf8')).trim();
}

const FACTS = { createdAt: '2026-11-21T12:00:00.000Z', releases: 60, revisions: 54 };

/** A registry next to the service, whose part of a backup is one word; a wrong one is rejected. */
function createRegistry() {
  const restored: string[] = [];
  const registry: RegistryBackups = {
    async save(_url, path) {
      await writeFile(path, 'releases');
      return FACTS;
    },
    async tryBackup(path) {
      const text = await readFile(path, 'utf8');
      if (text !== 'releases') throw new Error('It is no registry.');
      const commit = async () => {
        restored.push(text);
        return 'the former registry';
      };
      return { facts: FACTS, commit, discard: () => Promise.resolve() };
    },
  };
  return { registry, restored };
}

async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(home, 'data-'));
  await mkdir(join(folder, 'api', 'pg'), { recursive: true });
  await writeFile(join(folder, 'api', 'pg', 'former'), 'the former database');
  return folder;
}

async function contentOf(folder: string): Promise<string[]> {
  return (await readdir(join(folder, 'api'))).filter((name) => !name.startsWith('.')).sort();
}

async function archiveOf(entries: readonly { readonly name: string; readonly text: string }[]): Promise<string> {
  const archive = pack();
  const packed = buffer(archive.pipe(createGzip()));
  for (const { name, text } of entries) archive.entry({ name }, text);
  archive.finalize();
  const path = join(await mkdtemp(join(home, 'archive-')), 'backup.tar.gz');
  await writeFile(path, await packed);
  return path;
}

const MANIFEST = {
  kind: 'afterglow-backup',
  format: 1,
  createdAt: '2026-11-21T12:00:00.000Z',
  migration: '',
  mixes: 1,
  members: 1,
};

describe('on a database server', () => {
  test('a backup is left to its own tools', async () => {
    if (api.databaseUrl === undefined) return;
    expect(await admin(['backup', file])).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') as string });
  });
});

describe('with the embedded database', () => {
  let backedUp: Awaited<ReturnType<typeof admin>>;
  beforeAll(async () => {
    if (api.databaseUrl === undefined) backedUp = await admin(['backup', file, '--json']);
  });

  test('a backup taken during use restores the database of that time over another one', async () => {
    if (api.databaseUrl !== undefined) return;
    expect({ code: backedUp.code, ...(JSON.parse(backedUp.out) as object) }).toMatchObject({
      code: 0,
      mixes: 400,
      members: 3,
    });
    expect((await readFile(file)).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    expect(await readdir(join(api.folder, 'backups'))).toEqual([]);

    const folder = await makeDataFolder();
    const restored = await admin(['restore', file, '--json'], { DATA_DIR: folder });
    expect(restored).toMatchObject({ code: 0 });
    const { setAside } = JSON.parse(restored.out) as { setAside: string };
    expect(await readFile(join(setAside, 'former'), 'utf8')).toBe('the former database');
    const again = await startApi({ folder: join(folder, 'api') });
    const [theirs, ours] = await Promise.all(
      [again, api].map(async (each) => (await each.call('listMixes', { query: { limit: 30 } })).data),
    );
    expect(theirs).toEqual(ours);
    expect(
      (await again.call('createToken', { body: { email: 'free@afterglow.example', password: 'afterglow-demo' } }))
        .status,
    ).toBe(200);
    await again.stop();
  });

  test('a backup replaces a file only when requested', async () => {
    if (api.databaseUrl !== undefined) return;
    expect(await admin(['backup', file])).toMatchObject({ code: 1, err: expect.stringContaining('--force') as string });
  });

  test('a folder that a process has open rejects a restore', async () => {
    if (api.databaseUrl !== undefined) return;
    const folder = await mkdtemp(join(home, 'held-'));
    const held = await lockFolder(join(folder, 'api'));
    const { code, err } = await admin(['restore', file], { DATA_DIR: folder });
    await held.release();
    expect(code).toBe(1);
    expect(err).toMatch(/in use by process \d+.*Stop the site/);
  });

  test.each([
    ['cut off', async () => Buffer.from((await readFile(file)).subarray(0, 20_000))],
    ['changed in the middle', async () => damaged(await readFile(file))],
    ['no archive', async () => Buffer.from('no archive at all')],
    ['an archive of nothing', async () => gzipSync(Buffer.alloc(0))],
  ])('a backup that is %s is rejected, and the database stays unchanged', async (_what, make) => {
    if (api.databaseUrl !== undefined) return;
    const broken = join(await mkdtemp(join(home, 'broken-')), 'backup.tar.gz');
    await writeFile(broken, await make());
    await expectRefused(broken, /Nothing changed\. /);
  });
});

test.each([
  ['something else', [{ name: 'letter.txt', text: 'Dear all' }], /isn't a backup of this site/],
  [
    'from a newer program',
    [{ name: 'backup.json', text: JSON.stringify({ ...MANIFEST, format: 99 }) }],
    /newer version/,
  ],
  ['without a database', [{ name: 'backup.json', text: JSON.stringify(MANIFEST) }], /doesn't contain a database/],
  [
    'with paths that lead out of the folder',
    [
      { name: 'backup.json', text: JSON.stringify(MANIFEST) },
      { name: 'pg/../../evil', text: 'x' },
    ],
    /an unexpected file/,
  ],
])('an archive %s is rejected, and the database stays unchanged', async (_what, entries, reason) => {
  await expectRefused(await archiveOf(entries), reason);
});

test('a database server is restored by its own tools', async () => {
  const file = await archiveOf([{ name: 'backup.json', text: JSON.stringify(MANIFEST) }]);
  const environment = { DATABASE_URL: 'postgres://localhost/x', DATA_DIR: await makeDataFolder() };
  const { code, err } = await admin(['restore', file], environment);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('pg_restore') as string });
});

describe('of a site with releases', () => {
  test('one backup holds both database and releases, and restores both', async () => {
    const { registry, restored } = createRegistry();
    const path = join(home, 'site.tar.gz');
    const saved = await admin(['backup', path], {}, registry);
    const isServer = api.databaseUrl !== undefined;
    expect(saved).toMatchObject({ code: 0 });
    expect(saved.out).toContain("60 releases and 54 revisions of what's live");
    expect(saved.out).toMatch(isServer ? /Save its "api" schema with pg_dump/ : /400 mixes and 3 members/);

    const folder = await makeDataFolder();
    const variables = { DATA_DIR: folder, ...(api.databaseUrl && { DATABASE_URL: api.databaseUrl }) };
    const { code, out } = await admin(['restore', path], variables, registry);
    expect({ code, restored }).toEqual({ code: 0, restored: ['releases'] });
    expect(out).toContain("60 releases, 54 revisions of what's live. Your old database is in the former registry");
    expect(out).toContain(isServer ? 'has no mixes or members' : 'Restored the database of');
    expect((await contentOf(folder)).length).toBe(isServer ? 1 : 2);
    expect(await readdir(folder)).toEqual(['api']);
  });

  test('a backup without releases leaves the current ones unchanged, and says so', async () => {
    if (api.databaseUrl !== undefined) return;
    const { registry, restored } = createRegistry();
    const former = join(home, 'former.tar.gz');
    const authorization = `Bearer ${await operatorToken()}`;
    const saved = await api.request('/admin/backup', { headers: { authorization } });
    await writeFile(former, Buffer.from(await saved.arrayBuffer()));
    const { code, out } = await admin(['restore', former], { DATA_DIR: await makeDataFolder() }, registry);
    expect({ code, restored }).toEqual({ code: 0, restored: [] });
    expect(out).toContain("It has no releases. The ones here, what's live, and its log didn't change.");
  });

  test('nothing changes when either part is rejected', async () => {
    const { registry, restored } = createRegistry();
    const archive = await archiveOf([
      {
        name: 'afterglow.json',
        text: JSON.stringify({ kind: 'afterglow-site', format: 1, createdAt: FACTS.createdAt }),
      },
      { name: 'registry.tar.gz', text: 'something else' },
    ]);
    await expectRefused(archive, /Nothing changed\. It is no registry/, registry);
    expect(restored).toEqual([]);
    await expectRefused(archive, /Restore it with the site's afterglow-admin/);
  });
});

test('[OPERATE-003] a rehearsed restore changes nothing here, and says which imported music is missing', async () => {
  const { registry } = createRegistry();
  await sendImport(api, await operatorToken(), { audio: await makeMp3(30, 500) });
  const path = join(home, 'rehearsed.tar.gz');
  expect((await admin(['backup', path], {}, registry)).out).toContain('It lists 3 files of imported music');
  const into = join(home, 'rehearsal');
  const running = { DATA_DIR: await makeDataFolder(), ...(api.databaseUrl && { DATABASE_URL: api.databaseUrl }) };
  const rehearse = () => admin(['restore', path, '--into', into, '--json'], running, registry);
  const mediaIn = ({ out }: { readonly out: string }) => (JSON.parse(out) as { readonly media: unknown }).media;
  const names = [96, 128, 320].map(
    (kbps) => expect.stringMatching(new RegExp(`^recordings/.*-${kbps}\\.mp3$`)) as string,
  );
  expect(mediaIn(await rehearse())).toEqual({ files: 3, missing: names });
  await cp(join(api.folder, 'media'), join(into, 'api', 'media'), { recursive: true });
  expect(mediaIn(await rehearse())).toEqual({ files: 3, missing: [] });
  expect(await contentOf(running.DATA_DIR)).toEqual(['pg']);
});

test('members and visitors get no backup', async () => {
  expect((await api.request('/admin/backup')).status).toBe(401);
  const authorization = `Bearer ${await api.logIn('premium')}`;
  expect((await api.request('/admin/backup', { headers: { authorization } })).status).toBe(403);
});

async function expectRefused(path: string, reason: RegExp, registry?: RegistryBackups): Promise<void> {
  const folder = await makeDataFolder();
  const { code, out, err } = await admin(['restore', path], { DATA_DIR: folder }, registry);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(reason);
  expect(await contentOf(folder)).toEqual(['pg']);
  expect(await readFile(join(folder, 'api', 'pg', 'former'), 'utf8')).toBe('the former database');
}

function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  copy.fill(0, middle, middle + 2_000);
  return copy;
}

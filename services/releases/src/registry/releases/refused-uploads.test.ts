import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { once } from 'node:events';
import { apiErrorBodySchema, type ReleasePage } from '@afterglow/shared-contracts';
import { pack } from 'tar-stream';
import { attestationOf, remoteContents, remoteManifest } from '../../testing/fake-release.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({ limits: { uploadBytes: 20_000, unpackedBytes: 50_000, files: 10 } });
}, START_LIMIT_MS);
afterAll(() => registry.close());

interface Entry {
  name: string;
  content?: string;
  type?: 'symlink' | 'link';
  linkname?: string;
}

const contents = remoteContents('radio', '1.0.0');
const manifest = remoteManifest('radio', '1.0.0');
const goodEntries: Entry[] = Object.entries({
  ...contents,
  'release.json': JSON.stringify({ ...manifest, attestation: attestationOf(manifest) }),
}).map(([name, content]) => ({ name, content }));

async function tarOf(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  const packed = buffer(archive);
  for (const { name, content, ...header } of entries) archive.entry({ name, ...header }, content ?? '');
  archive.finalize();
  return packed;
}

async function upload(body: Buffer | string) {
  const response = await registry.fetch('/releases/radio/versions/1.0.0', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${registry.releases.tokens.teams['radio'] ?? ''}`,
      'content-type': 'application/x-tar',
    },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const answer = apiErrorBodySchema.safeParse(await response.json());
  return { status: response.status, message: answer.data?.message };
}

async function expectNothingStays(): Promise<void> {
  expect(await readdir(join(registry.dataDir, 'releases/files'), { recursive: true })).toEqual(['.incoming']);
}

test('the inflated size of an archive is counted, also outside its files', async () => {
  const bomb = gzipSync(Buffer.concat([await tarOf(goodEntries), Buffer.alloc(5_000_000)]));
  expect(bomb.length).toBeLessThan(20_000);
  expect(await upload(bomb)).toEqual({ status: 413, message: 'The release unpacks to more than 50000 bytes.' });
  await expectNothingStays();
});

const replaced = (name: string, content: string) =>
  goodEntries.map((entry) => (entry.name === name ? { name, content } : entry));

/** An upload whose release declares one more page. */
const withPage = (page: Partial<ReleasePage> & Pick<ReleasePage, 'path'>) => {
  const manifest = remoteManifest('radio', '1.0.0', { pages: [{ key: 'more', scripts: [], styles: [], ...page }] });
  return tarOf(replaced('release.json', JSON.stringify(manifest)));
};

const withNotes = (notes: string) => tarOf(replaced('release.json', JSON.stringify({ ...manifest, notes })));

const refusals: [string, () => Promise<Buffer | string>, number, string][] = [
  ['is no archive', async () => 'hello, this is no archive', 400, "isn't a complete tar archive"],
  ['is empty', async () => '', 400, 'empty'],
  ['has too many notes', () => withNotes('A note\n'.repeat(31)), 400, '"notes": must be at most 30 lines'],
  ['has a note that would steer a terminal', () => withNotes('Blank\u001b[2J'), 400, 'lines of plain text'],
  [
    'is a gzip cut in the middle',
    async () => gzipSync(await tarOf(goodEntries)).subarray(0, 500),
    400,
    "isn't a complete tar",
  ],
  ['is a tar cut in the middle', async () => (await tarOf(goodEntries)).subarray(0, 1300), 400, "isn't a complete tar"],
  [
    'has a path out of its folder',
    async () => tarOf([...goodEntries, { name: '../evil.js', content: 'x' }]),
    400,
    `"../evil.js" isn't allowed`,
  ],
  [
    'has a path out of its folder in the middle',
    async () => tarOf([{ name: 'a/../../evil.js', content: 'x' }]),
    400,
    "isn't allowed",
  ],
  [
    'has an absolute path',
    async () => tarOf([...goodEntries, { name: '/etc/evil', content: 'x' }]),
    400,
    "isn't allowed",
  ],
  [
    'has a symbolic link',
    async () => tarOf([...goodEntries, { name: 'link', type: 'symlink', linkname: '/etc/passwd' }]),
    400,
    'is a symlink',
  ],
  [
    'has a hard link',
    async () => tarOf([...goodEntries, { name: 'link', type: 'link', linkname: 'entry.js' }]),
    400,
    'is a link',
  ],
  [
    'unpacks to more than the limit',
    async () => gzipSync(await tarOf([{ name: 'big', content: 'x'.repeat(60_000) }])),
    413,
    'unpacks to more',
  ],
  [
    'weighs more than the limit',
    async () => tarOf([{ name: 'big', content: 'x'.repeat(40_000) }]),
    413,
    'larger than 20000',
  ],
  [
    'has too many files',
    async () => gzipSync(await tarOf(Array.from({ length: 12 }, (_, i) => ({ name: `f${i}`, content: 'x' })))),
    413,
    'more than 10 files',
  ],
  [
    'has no release.json',
    async () => tarOf(goodEntries.filter(({ name }) => name !== 'release.json')),
    400,
    'no release.json',
  ],
  ['has a release.json that is no JSON', async () => tarOf(replaced('release.json', '{')), 400, "isn't JSON"],
  [
    'has a release.json of another version',
    async () => tarOf(replaced('release.json', JSON.stringify(remoteManifest('radio', '2.0.0')))),
    400,
    'not radio 1.0.0',
  ],
  [
    'has a file with other bytes than declared',
    async () => tarOf(replaced('app.js', 'tampered')),
    400,
    'Its size or hash is different',
  ],
  [
    'lacks a declared file',
    async () => tarOf(goodEntries.filter(({ name }) => name !== 'app.css')),
    400,
    'missing from the archive',
  ],
  [
    'has a file that is not declared',
    async () => tarOf([...goodEntries, { name: 'extra.js', content: 'x' }]),
    400,
    'not listed in release.json',
  ],
  [
    'needs a file that it does not have',
    async () => tarOf(replaced('release.json', JSON.stringify(remoteManifest('radio', '1.0.0', { entry: 'gone.js' })))),
    400,
    'needs "gone.js"',
  ],
  [
    'has a page whose address can be read in more ways than fit into memory',
    () => withPage({ path: `/${'a?/'.repeat(60)}a?` }),
    400,
    `isn't valid at "pages.0.path"`,
  ],
  [
    'has a page whose former address does not say all that the present one needs',
    () => withPage({ path: '/radio/:channelId', formerly: ['/channel'] }),
    400,
    `needs "channelId", which its other path /channel doesn't contain`,
  ],
  [
    'has a menu entry that leads to many addresses',
    () => withPage({ path: '/radio/:channelId', menu: { section: 'Radio', icon: 'radio', order: 1 } }),
    400,
    `which can't provide "channelId"`,
  ],
];

test.each(refusals)(
  '[RELEASE-003] an upload that %s is rejected, and nothing of it stays',
  async (_what, make, status, message) => {
    const answer = await upload(await make());
    expect(answer.message).toContain(message);
    expect(answer.status).toBe(status);
    await expectNothingStays();
  },
);

test('[RELEASE-003] nothing of an aborted upload stays', async () => {
  const { port } = new URL(registry.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const archive = await tarOf(goodEntries);
  const head = [
    'POST /releases/radio/versions/1.0.0 HTTP/1.1',
    'host: registry',
    `authorization: Bearer ${registry.releases.tokens.teams['radio'] ?? ''}`,
    'content-type: application/x-tar',
    `content-length: ${archive.length}`,
  ].join('\r\n');
  socket.write(`${head}\r\n\r\n`);
  socket.write(archive.subarray(0, 1500));
  await untilFolderHas(1);
  socket.destroy();
  await untilFolderHas(0);
  await expectNothingStays();
});

async function untilFolderHas(count: number): Promise<void> {
  const incoming = join(registry.dataDir, 'releases/files/.incoming');
  while ((await readdir(incoming)).length !== count) await new Promise((resolve) => setImmediate(resolve));
}

test('after all rejections the good upload is accepted', async () => {
  expect((await upload(gzipSync(await tarOf(goodEntries)))).status).toBe(201);
});

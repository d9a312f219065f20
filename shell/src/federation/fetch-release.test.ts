import { createReleaseFinder } from './fetch-release.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

const MANIFEST = {
  schema: 1,
  kind: 'remote',
  name: 'radio',
  version: '1.0.0',
  contractsRange: '^1.0.0',
  sharedRanges: {},
  files: [
    { path: 'entry.js', sizeBytes: 10, integrity: INTEGRITY },
    { path: 'cover.png', sizeBytes: 10, integrity: INTEGRITY },
  ],
  commit: null,
  author: null,
  notes: null,
  federationName: 'mfe_radio__1_0_0',
  entry: 'entry.js',
  expose: './remote',
  scripts: [],
  styles: [],
  pages: [],
};

const find = createReleaseFinder(1000);
const { signal } = new AbortController();
let answer: () => Promise<Response>;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return answer();
  });
});
afterEach(() => jest.restoreAllMocks());

test('a release is found by its name and version alone', async () => {
  answer = async () => Response.json(MANIFEST);
  expect(await find('radio', '1.0.0', signal)).toMatchObject({
    version: '1.0.0',
    federationName: 'mfe_radio__1_0_0',
    baseUrl: '/remotes/radio/1.0.0/',
    integrity: { 'entry.js': INTEGRITY },
  });
  expect(asked).toEqual(['/remotes/radio/1.0.0/release.json']);
});

test('only code is executed, so only code has its hash in it', async () => {
  answer = async () => Response.json(MANIFEST);
  expect(Object.keys((await find('radio', '1.0.0', signal)).integrity)).toEqual(['entry.js']);
});

test.each([
  ['is gone', async () => new Response('', { status: 404 })],
  ['is something else', async () => Response.json({ name: 'radio' })],
  ['cannot be had', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('a release that %s is a failure', async (_, failing) => {
  answer = failing;
  await expect(find('radio', '1.0.0', signal)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    remote: 'radio',
    version: '1.0.0',
    url: '/remotes/radio/1.0.0/release.json',
  });
});

import type { LiveRelease } from '@afterglow/shared-contracts';
import { buildLiveRelease } from '@afterglow/shared-contracts/testing';
import { createReleaseRefLoader } from './load-known.ts';
import type { LoadRelease } from './load-release.ts';

const WHOLE = buildLiveRelease('radio', { version: '1.0.0' });
const BRIEF = { version: '1.0.0', pages: [] };
const { signal } = new AbortController();
const OPTIONS = { pathname: '/radio', attempt: 1, held: false, signal };

function setUp(find: () => Promise<LiveRelease> = async () => WHOLE) {
  const [loaded, found]: [LiveRelease[], string[]] = [[], []];
  const load: LoadRelease = async (_remote, release) => {
    loaded.push(release);
    throw new Error('That is all.');
  };
  const known = createReleaseRefLoader(load, async (remote, version) => {
    found.push(`${remote} ${version}`);
    return find();
  });
  return { known, loaded, found };
}

test('a version with known files is loaded immediately', async () => {
  const { known, loaded, found } = setUp();
  await expect(known('radio', WHOLE, OPTIONS)).rejects.toThrow('That is all.');
  expect([loaded, found]).toEqual([[WHOLE], []]);
});

test('the files of a version in brief are fetched first', async () => {
  const { known, loaded, found } = setUp();
  await expect(known('radio', BRIEF, OPTIONS)).rejects.toThrow('That is all.');
  expect([loaded, found]).toEqual([[WHOLE], ['radio 1.0.0']]);
});

test('a version whose files cannot be fetched is not loaded', async () => {
  const { known, loaded } = setUp(async () => Promise.reject(new Error('There is no such version.')));
  await expect(known('radio', BRIEF, OPTIONS)).rejects.toThrow('There is no such version.');
  expect(loaded).toEqual([]);
});

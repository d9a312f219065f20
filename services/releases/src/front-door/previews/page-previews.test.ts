import { buildMix } from '@afterglow/shared-contracts/testing';
import { descriptionOf, pageAt } from '../../testing/site-pages.ts';
import { type ApiAnswer, createCatalogReader } from './catalog-reader.ts';
import { createPagePreviews, FAILURE_LIFETIME_MS, PREVIEW_LIFETIME_MS, PREVIEW_LIMIT_MS } from './page-previews.ts';

function setUp(answer: () => Promise<ApiAnswer>, findDescription = descriptionOf) {
  let nowMs = 0;
  const asked: string[] = [];
  const errors: unknown[] = [];
  const previews = createPagePreviews({
    catalog: createCatalogReader((path) => {
      asked.push(path);
      return answer();
    }),
    findDescription,
    nowMs: () => nowMs,
    onError: (error) => errors.push(error),
  });
  return { previews, asked, errors, pass: (ms: number) => void (nowMs += ms) };
}

const found = (body: unknown) => async () => ({ status: 200, body: JSON.stringify(body), total: null });

test('a page describes its mix, and many visitors cause one request to the service', async () => {
  const { previews, asked, pass } = setUp(found(buildMix({ title: 'Night Drive' })));
  const outcomes = await Promise.all([
    previews.of(pageAt('/mix/1')),
    previews.of(pageAt('/mix/1')),
    previews.of(pageAt('/shows/9/mix/1')),
  ]);
  expect(outcomes.map((outcome) => outcome.kind === 'known' && outcome.preview.title)).toEqual(
    Array(3).fill('Night Drive'),
  );
  expect(asked).toEqual(['/v3/mixes/1']);
  pass(PREVIEW_LIFETIME_MS);
  await previews.of(pageAt('/mix/1'));
  expect(asked).toHaveLength(2);
});

test.each([
  '/mix/99999',
  '/shows/99999',
  '/shows/99999/about',
  '/artist/99999',
  '/browse/charts/99999',
  '/browse/playlists/99999',
])('%s, a page about something that does not exist, says so', async (path) => {
  const { previews, asked } = setUp(async () => ({ status: 404, body: '{}', total: null }));
  expect(await previews.of(pageAt(path))).toEqual({ kind: 'missing' });
  expect(asked).toHaveLength(1);
});

test('an impossible ID causes no request', async () => {
  const { previews, asked } = setUp(async () => ({ status: 500, body: '{}', total: null }));
  for (const path of ['/mix/0', '/radio/nowhere']) expect(await previews.of(pageAt(path))).toEqual({ kind: 'missing' });
  expect(asked).toEqual([]);
});

test.each([
  ['fails', async () => ({ status: 500, body: '{}', total: null })],
  ['cannot be reached', () => Promise.reject(new Error('refused'))],
  ['answers something else', found({ title: 'only' })],
])('while the service %s a page has no preview, and the service gets a pause', async (_, answer) => {
  const { previews, asked, errors, pass } = setUp(answer);
  expect(await previews.of(pageAt('/mix/1'))).toEqual({ kind: 'unknown' });
  expect(await previews.of(pageAt('/mix/1'))).toEqual({ kind: 'unknown' });
  expect(asked).toHaveLength(1);
  expect(errors).toHaveLength(1);
  pass(FAILURE_LIFETIME_MS);
  await previews.of(pageAt('/mix/1'));
  expect(asked).toHaveLength(2);
});

describe('a slow service', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('delays no one, and the next visitor gets its response', async () => {
    let answer: (value: ApiAnswer) => void = () => {};
    const { previews } = setUp(() => new Promise((resolve) => (answer = resolve)));
    const first = previews.of(pageAt('/mix/1'));
    await jest.advanceTimersByTimeAsync(PREVIEW_LIMIT_MS);
    expect(await first).toEqual({ kind: 'unknown' });
    answer(await found(buildMix({ title: 'Late' }))());
    expect(await previews.of(pageAt('/mix/1'))).toMatchObject({ kind: 'known', preview: { title: 'Late' } });
  });

  test('delays no one with a slow description of the release either', async () => {
    const { previews } = setUp(
      () => Promise.reject(new Error('refused')),
      () => new Promise(() => {}),
    );
    const outcome = previews.of(pageAt('/radio'));
    await jest.advanceTimersByTimeAsync(PREVIEW_LIMIT_MS);
    expect(await outcome).toEqual({ kind: 'unknown' });
  });
});

test('general pages need no service', async () => {
  const { previews, asked } = setUp(() => Promise.reject(new Error('refused')));
  expect(await previews.of(pageAt('/radio'))).toMatchObject({
    kind: 'known',
    preview: { title: 'Radio', path: '/radio' },
  });
  expect(asked).toEqual([]);
});

test('home describes itself whatever the service responds, and shows the first banner', async () => {
  const banner = { id: 1, heading: 'Deep', subheading: null, description: null, image: { url: '/banner/1' } };
  const { previews, asked } = setUp(found([{ ...banner, primary_action: null, secondary_action: null }]));
  const home = { kind: 'known', preview: { path: '/', firstPicture: { shape: 'banner', url: '/banner/1' } } };
  expect(await previews.of(pageAt('/'))).toMatchObject(home);
  expect(asked).toEqual(['/v3/bfhs?limit=1&order=-modification_time']);
  const away = setUp(() => Promise.reject(new Error('refused'))).previews;
  const outcome = await away.of(pageAt('/'));
  expect(outcome).toMatchObject({ kind: 'known', preview: { path: '/' } });
  expect(outcome).not.toHaveProperty('preview.firstPicture');
});

test('a page with an unreadable description is served without one', async () => {
  const gone = () => Promise.reject(new Error('The database is away.'));
  const { previews, errors, pass } = setUp(gone, gone);
  const page = pageAt('/radio');
  expect(await previews.of(page)).toEqual({ kind: 'unknown' });
  expect(await previews.of(page)).toEqual({ kind: 'unknown' });
  expect(errors).toEqual([new Error('The database is away.')]);
  pass(FAILURE_LIFETIME_MS);
  await previews.of(page);
  expect(errors).toHaveLength(2);
});

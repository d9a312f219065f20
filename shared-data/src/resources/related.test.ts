import { buildArtist, buildMix, buildShow, createFakeDataPort } from '@afterglow/shared-contracts/testing';
import type { ModelName, Models } from './models.ts';
import { resolveModels, resolveRelated } from './related.ts';
import type { Resource } from './resource.ts';

const NONE: Models = { mixes: [], shows: [], artists: [], episodes: [] };

test('[DATA-034] show and artist of a mix are fetched by one dispatch call and cached', async () => {
  const { context, data, cached } = setUp(() => ({ ...NONE, shows: [buildShow()], artists: [lonelyArtist] }));
  await resolveRelated(context, { mixes: [buildMix()] });
  expect(data.queriesOf('dispatch')).toEqual([{ models: 'shows:3,artists:5', depth: 2 }]);
  expect([...cached]).toEqual([
    ['["shows","by-id",3]', buildShow()],
    ['["artists","by-id",5]', lonelyArtist],
  ]);
});

test('[DATA-035] 25 missing models make 3 calls, each of at most 10 models', async () => {
  const { context, data } = setUp(() => NONE);
  const names = Array.from({ length: 25 }, (_, at): ModelName => `shows:${at + 1}`);
  await resolveModels(context, names);
  const sizes = data.calls.map(({ input }) => (input.query as { models: string }).models.split(',').length);
  expect(sizes).toEqual([10, 10, 5]);
});

test('[DATA-035] cached models are not fetched, and none is fetched twice', async () => {
  const { context, data, cached } = setUp(() => NONE);
  cached.set('["shows","by-id",1]', buildShow());
  await resolveModels(context, ['shows:1', 'shows:2', 'shows:2']);
  expect(data.queriesOf('dispatch')).toEqual([{ models: 'shows:2', depth: 2 }]);
  await resolveModels(context, ['shows:1']);
  expect(data.calls).toHaveLength(1);
});

test('[DATA-036] calls go 2 relations deep, and the rest at most 4 in total', async () => {
  // The newest artist leads to a mix, that to a show, and so on, endlessly.
  const { context, data } = setUp((models) =>
    models === 'shows:3'
      ? { ...NONE, shows: [buildShow()], artists: [buildArtist()] }
      : { ...NONE, mixes: [buildMix()] },
  );
  await resolveModels(context, ['shows:3']);
  expect(data.queriesOf('dispatch')).toEqual([
    { models: 'shows:3', depth: 2 },
    { models: 'mixes:12', depth: 1 },
  ]);
});

const lonelyArtist = buildArtist({ latestMix: null });

function setUp(answer: (models: string) => Models) {
  const data = createFakeDataPort({ dispatch: ({ query }) => ({ data: answer(query?.models ?? '') }) });
  const cached = new Map<string, unknown>();
  const keyOf = ({ key }: Resource<unknown>) => JSON.stringify(key);
  const context = {
    data,
    signal: new AbortController().signal,
    setCached: (resource: Resource<unknown>, value: unknown) => void cached.set(keyOf(resource), value),
    // Data cached under a resource's key has that resource's type.
    getCached: <T>(resource: Resource<T>) => cached.get(keyOf(resource)) as T | undefined,
  };
  return { context, data, cached };
}

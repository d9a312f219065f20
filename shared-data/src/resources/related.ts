import { DISPATCH_DEFAULT_DEPTH, DISPATCH_MODELS_MAX } from '@afterglow/shared-contracts';
import { joinedModels, namedModels, relationsOf, resourceOfModel, type ModelName, type Models } from './models.ts';
import type { ResourceContext } from './resource.ts';

/** Relations are followed this far from the requested models, over all calls. */
const MAX_LEVELS = 4;

/**
 * Fetches those of the named models that are not cached yet, and their relations: at most ten models per call, two
 * relations deep, then the rest up to four. All of them are cached by id. Unknown models are left out.
 */
export async function resolveModels(context: ResourceContext, names: readonly ModelName[]): Promise<Models> {
  const found = await dispatch(context, missing(context, names), DISPATCH_DEFAULT_DEPTH);
  const beyond = missing(context, relationsOf(found));
  // These are one relation further than the first calls went, and include their own relations.
  const depthLeft = MAX_LEVELS - DISPATCH_DEFAULT_DEPTH - 1;
  return joinedModels([found, await dispatch(context, beyond, depthLeft)]);
}

/** The show and artist of each mix, the artist of each show and so on, unless cached. */
export function resolveRelated(context: ResourceContext, models: Partial<Models>): Promise<Models> {
  return resolveModels(context, relationsOf({ ...joinedModels([]), ...models }));
}

function missing({ getCached }: ResourceContext, names: readonly ModelName[]): readonly ModelName[] {
  return [...new Set(names)].filter((name) => getCached(resourceOfModel(name)) === undefined);
}

async function dispatch(context: ResourceContext, names: readonly ModelName[], depth: number): Promise<Models> {
  const { data, signal, setCached } = context;
  const answers = await Promise.all(
    batches(names).map((batch) => data.call('dispatch', { query: { models: batch.join(), depth }, signal })),
  );
  const models = joinedModels(answers.map((answer) => answer.data));
  for (const [name, model] of namedModels(models)) setCached(resourceOfModel(name), model);
  return models;
}

function batches<T>(items: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / DISPATCH_MODELS_MAX);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * DISPATCH_MODELS_MAX, (at + 1) * DISPATCH_MODELS_MAX),
  );
}

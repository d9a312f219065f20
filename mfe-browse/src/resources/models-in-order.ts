import type { DispatchKind } from '@afterglow/shared-contracts';
import { resolveModels, type ModelName, type Resource, type ResourceContext } from '@afterglow/shared-data/react';

interface NamedModels<Id extends number, Model> {
  readonly kind: DispatchKind;
  readonly ids: readonly Id[];
  readonly resourceOf: (id: Id) => Resource<Model>;
}

/** Fetches models by their ids, in order; deleted ones are left out. */
export async function modelsInOrder<Id extends number, Model extends object>(
  context: ResourceContext,
  { kind, ids, resourceOf }: NamedModels<Id, Model>,
): Promise<readonly Model[]> {
  const names = ids.map((id): ModelName => `${kind}:${id}`);
  await resolveModels(context, names);
  return ids.flatMap((id) => context.getCached(resourceOf(id)) ?? []);
}

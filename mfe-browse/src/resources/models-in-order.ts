import type { DispatchKind } from '@afterglow/shared-contracts';
import { resolveModels, type ModelName, type Resource, type ResourceContext } from '@afterglow/shared-data/react';

interface NamedModels<Id extends number, Model> {
  readonly kind: DispatchKind;
  readonly ids: readonly Id[];
  readonly resourceOf: (id: Id) => Resource<Model>;
}

/** Brings models of which only the ids are known, in the order of these; what does not exist any more is left out. */
export async function modelsInOrder<Id extends number, Model extends object>(
  context: ResourceContext,
  { kind, ids, resourceOf }: NamedModels<Id, Model>,
): Promise<readonly Model[]> {
  const names = ids.map((id): ModelName => `${kind}:${id}`);
  await resolveModels(context, names);
  return ids.flatMap((id) => context.recall(resourceOf(id)) ?? []);
}

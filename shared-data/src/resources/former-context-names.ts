import type { ResourceContext } from './resource.ts';

/** Adds the context's former names, which resources of remotes built against contracts before 1.5.0 call. */
export interface FormerContext extends ResourceContext {
  readonly remember: ResourceContext['setCached'];
  readonly recall: ResourceContext['getCached'];
}

export function withFormerNames(context: ResourceContext): FormerContext {
  return { ...context, remember: context.setCached, recall: context.getCached };
}

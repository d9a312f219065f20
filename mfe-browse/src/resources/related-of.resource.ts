import { resolveRelated, type Models, type Resource } from '@afterglow/shared-data/react';

/** Show and artist of a mix, artist of a show and so on, so that their pages open immediately. */
export function relatedOf(models: Partial<Models>): Resource<Models> {
  const ids = Object.entries(models).map(([kind, list]) => [kind, ...list.map(({ id }) => id)]);
  return { key: ['related-of', ...ids], load: (context) => resolveRelated(context, models) };
}

import { type FoundItem, artistItem, genreItem, mixItem, showItem } from '@afterglow/shared-area/search-field';
import { artistIdSchema, mixIdSchema, showIdSchema } from '@afterglow/shared-contracts';
import {
  artist,
  isApiError,
  mix,
  show,
  type RecentSearch,
  type Resource,
  type ResourceContext,
} from '@afterglow/shared-data/react';
import { genreName } from '../model/genre-name.ts';

export interface RecentItem extends FoundItem {
  readonly id: RecentSearch['id'];
}

export interface RecentItems {
  /** Newest first, without deleted ones. */
  readonly items: readonly RecentItem[];
  /** False when some could not be read. */
  readonly isComplete: boolean;
}

/** The items of recent searches, which are given in stored order. Cached ones make no request. */
export function recentItems(entries: readonly RecentSearch[]): Resource<RecentItems> {
  const newestFirst = [...entries].reverse();
  return {
    key: ['recentItems', newestFirst.map(({ id }) => id)],
    load: async (context) => {
      const read = await Promise.allSettled(newestFirst.map((entry) => itemOf(context, entry)));
      return {
        items: read.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
        isComplete: read.every((outcome) => outcome.status === 'fulfilled' || isGone(outcome.reason)),
      };
    },
  };
}

async function itemOf(context: ResourceContext, { id, type, itemId }: RecentSearch): Promise<RecentItem> {
  switch (type) {
    case 'artist':
      return { id, ...artistItem(await read(context, artist(artistIdSchema.parse(itemId)))) };
    case 'mix':
      return { id, ...mixItem(await read(context, mix(mixIdSchema.parse(itemId)))) };
    case 'show':
      return { id, ...showItem(await read(context, show(showIdSchema.parse(itemId)))) };
    case 'genre':
      return { id, ...genreItem({ name: genreName(String(itemId)) }) };
  }
}

async function read<T>(context: ResourceContext, resource: Resource<T>): Promise<T> {
  const known = context.getCached(resource);
  if (known !== undefined) return known;
  const value = await resource.load(context);
  context.setCached(resource, value);
  return value;
}

function isGone(reason: unknown): boolean {
  return isApiError(reason) && reason.code === 'not_found';
}

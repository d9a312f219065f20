import { readStored, type StoragePort } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const MOST_VISITED = 50;
/** Kept by the tab, over a reload. */
const VISITED_KEY = 'visited';

const visitedSchema = z.array(z.string());

/** The latest paths that a tab has shown, oldest first. */
export function createVisited(perTab: StoragePort) {
  let visited: readonly string[] = readStored(perTab, VISITED_KEY, visitedSchema) ?? [];
  return {
    add(path: string): void {
      if (path === visited.at(-1)) return; // a reload
      visited = [...visited, path].slice(-MOST_VISITED);
      perTab.set(VISITED_KEY, JSON.stringify(visited));
    },
    get: () => visited,
  };
}

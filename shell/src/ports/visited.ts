import { readStored, type StoragePort } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const MOST_VISITED = 50;
/** Stored by the tab, over a reload. */
const VISITED_KEY = 'visited';

const visitedSchema = z.array(z.string());

/**
 * The latest paths that a tab has shown, oldest first; those from before a reload without their queries, which may
 * hold secrets.
 */
export function createVisited(perTab: StoragePort) {
  let visited: readonly string[] = readStored(perTab, VISITED_KEY, visitedSchema) ?? [];
  let atReload = visited.at(-1);
  return {
    add(path: string): void {
      const earlier = withoutQuery(path) === atReload ? visited.slice(0, -1) : visited;
      atReload = undefined;
      visited = [...earlier, path].slice(-MOST_VISITED);
      perTab.set(VISITED_KEY, JSON.stringify(visited.map(withoutQuery)));
    },
    get: () => visited,
  };
}

function withoutQuery(path: string): string {
  return path.split('?', 1)[0] ?? '';
}

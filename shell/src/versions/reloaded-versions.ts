import { readStored, type StoragePort } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const KEY = 'forcedVersions';
/** More than a tab sees between two visits; a corrupt storage does not grow. */
const MAX_STORED = 50;
const versionsSchema = z.array(z.string());

/**
 * The versions for which this tab was made to reload, each once: if the old page returns anyway, repeating it would
 * never end.
 */
export interface ReloadedVersions {
  has(version: string): boolean;
  add(version: string): void;
}

export function createReloadedVersions(perTab: Pick<StoragePort, 'get' | 'set' | 'remove'>): ReloadedVersions {
  const read = () => readStored(perTab, KEY, versionsSchema) ?? [];
  return {
    has: (version) => read().includes(version),
    add: (version) => perTab.set(KEY, JSON.stringify([...read(), version].slice(-MAX_STORED))),
  };
}

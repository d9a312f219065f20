import type { MixId } from '@afterglow/shared-contracts';
import { formatCount, formatLength } from '@afterglow/shared-ui';
import { SECOND_MS } from '@afterglow/shared-contracts/time';
import type { FindMix } from './queue-mixes.ts';

/** "19 mixes · 3 h 12 min"; the time is included when that of every mix is known. */
export function queueLength(ids: readonly MixId[], findMix: FindMix): string {
  const count = `${formatCount(ids.length)} ${ids.length === 1 ? 'mix' : 'mixes'}`;
  const seconds = ids.map((id) => findMix(id)?.duration);
  const isKnown = seconds.every((one) => one !== undefined);
  if (!isKnown) return count;
  return `${count} · ${formatLength(seconds.reduce((sum, one) => sum + one, 0) * SECOND_MS)}`;
}

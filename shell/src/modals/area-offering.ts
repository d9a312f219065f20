import type { LiveSet } from '@afterglow/shared-contracts';
import { remotesOf } from '../live-set/remotes-of.ts';

/** Name of the area whose live release offers a modal content. */
export function areaOffering(liveSet: LiveSet, content: string): string | undefined {
  return remotesOf(liveSet).find(({ live }) => live.modals?.includes(content))?.name;
}

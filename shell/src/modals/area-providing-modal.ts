import type { LiveSet } from '@afterglow/shared-contracts';
import { allRemotesOf } from '../live-set/remotes-of.ts';

export function areaProvidingModal(liveSet: LiveSet, content: string): string | undefined {
  return allRemotesOf(liveSet).find(({ live }) => live.modals?.includes(content))?.name;
}

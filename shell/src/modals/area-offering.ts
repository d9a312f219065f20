import type { LiveSet } from '@afterglow/shared-contracts';

/** Name of the area whose live release offers a modal content. */
export function areaOffering({ remotes }: LiveSet, content: string): string | undefined {
  return remotes.find(({ live }) => live.modals?.includes(content))?.name;
}

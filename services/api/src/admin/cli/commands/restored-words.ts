import type { Restored } from './restore-parts.ts';

/** Describes the restored parts, the missing ones, and where the previous state is. */
export function restoredWords({ service, registry }: Restored): string {
  return [
    service &&
      `Restored the database of ${service.createdAt}: ${service.mixes} mixes, ${service.members} members.${asideWords(service)}`,
    registry &&
      `Restored the releases of ${registry.createdAt}: ${registry.releases} releases, ${registry.revisions} revisions of what's live.${asideWords(registry)}`,
    !service && "It has no mixes and members. The ones on the PostgreSQL server didn't change.",
    !registry && "It has no releases. The ones here, what's live, and its log didn't change.",
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

function asideWords({ setAside }: { readonly setAside: string | undefined }): string {
  return setAside === undefined ? '' : ` Your old database is in ${setAside}. Delete it once everything works.`;
}

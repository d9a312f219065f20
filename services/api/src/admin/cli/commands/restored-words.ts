import type { Restored } from './restore-parts.ts';

/** What was restored, what the backup does not hold, and where the former state is now. */
export function restoredWords({ service, registry }: Restored): string {
  return [
    service &&
      `Restored the database of ${service.createdAt}: ${service.mixes} mixes, ${service.members} members.${asideWords(service)}`,
    registry &&
      `Restored the releases of ${registry.createdAt}: ${registry.releases} releases, ${registry.revisions} revisions of what is live.${asideWords(registry)}`,
    !service && 'It holds no mixes and members: those on the PostgreSQL server are as they were.',
    !registry && 'It holds no releases: those that are here, what is live and its log are as they were.',
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

function asideWords({ setAside }: { readonly setAside: string | undefined }): string {
  return setAside === undefined ? '' : ` Your old database is in ${setAside}. Delete it once everything works.`;
}

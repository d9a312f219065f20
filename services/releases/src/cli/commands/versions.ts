import { noteLines, registryOperations, type VersionList } from '@afterglow/shared-registry-contracts';
import { defineCallCommand } from '../define-command.ts';
import { sourcesText } from '../sources-text.ts';
import { formatTable } from '../table.ts';

const HEADING = ['version', 'when', 'who', 'bytes', 'built from', 'notes'];

export const versions = defineCallCommand(registryOperations.listVersions, (answer) => ({
  forPeople: formatTable([
    HEADING,
    ...answer.versions.map((published) => [
      published.version,
      published.publishedAtIso,
      published.publishedBy,
      published.prunedAtIso === undefined ? `${published.sizeBytes}` : 'pruned',
      builtFrom(published),
      noteLines(published.notes).join('; ') || '-',
    ]),
  ]),
  forScripts: answer,
}));

function builtFrom({ commit, hasLocalChanges }: VersionList['versions'][number]): string {
  return commit === null ? '-' : sourcesText({ commit, hasLocalChanges });
}

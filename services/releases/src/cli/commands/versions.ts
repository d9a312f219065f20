import { registryOperations } from '@afterglow/shared-contracts/registry';
import { defineCallCommand } from '../define-command.ts';
import { sourcesText } from '../sources-text.ts';
import { formatTable } from '../table.ts';

const HEADING = ['version', 'when', 'who', 'bytes', 'built from', 'notes'];

export const versions = defineCallCommand(registryOperations.listVersions, (answer) => ({
  forPeople: formatTable([
    HEADING,
    ...answer.versions.map(({ version, publishedAtIso, publishedBy, sizeBytes, commit, hasLocalChanges, notes }) => [
      version,
      publishedAtIso,
      publishedBy,
      `${sizeBytes}`,
      commit === null ? '-' : sourcesText({ commit, hasLocalChanges }),
      notes ?? '-',
    ]),
  ]),
  forScripts: answer,
}));

import { registryOperations } from '@afterglow/shared-contracts/registry';
import { defineCallCommand } from '../define-command.ts';
import { formatTable } from '../table.ts';

const HEADING = ['version', 'when', 'who', 'bytes', 'notes'];

export const versions = defineCallCommand(registryOperations.listVersions, (answer) => ({
  forPeople: formatTable([
    HEADING,
    ...answer.versions.map(({ version, publishedAtIso, publishedBy, sizeBytes, notes }) => [
      version,
      publishedAtIso,
      publishedBy,
      `${sizeBytes}`,
      notes ?? '-',
    ]),
  ]),
  forScripts: answer,
}));

import { registryOperations } from '@afterglow/shared-registry-contracts';
import { defineCallCommand } from '../define-command.ts';
import { formatTable } from '../table.ts';

const HEADING = ['hour', 'release', 'what', 'why', 'count'];

export const reports = defineCallCommand(registryOperations.listReports, (answer) => ({
  forPeople: formatTable([
    HEADING,
    ...answer.counts.map(({ hourIso, remote, version, kind, reason, count }) => [
      hourIso,
      `${remote} ${version}`,
      kind,
      reason === '' ? '-' : reason,
      `${count}`,
    ]),
  ]),
  forScripts: answer,
}));

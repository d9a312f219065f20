import { type HistoryEntry, registryOperations } from '@afterglow/shared-registry-contracts';
import { defineCallCommand } from '../define-command.ts';
import { formatTable } from '../table.ts';
import { versionText } from '../version-text.ts';

const HEADING = ['revision', 'when', 'what', 'from', 'to', 'who', 'why'];

export const history = defineCallCommand(registryOperations.getHistory, ({ entries }) => ({
  forPeople: formatTable([HEADING, ...entries.map(toRow)]),
  forScripts: { entries },
}));

function toRow(entry: HistoryEntry): string[] {
  const { revision, changedAtIso, action, remote, fromVersion, toVersion, actor, reason, canaryPercent } = entry;
  return [
    `${revision}`,
    changedAtIso,
    `${action} ${remote}${canaryPercent === undefined ? '' : ` ${canaryPercent}%`}`,
    versionText(fromVersion),
    versionText(toVersion),
    actor,
    reason,
  ];
}

import { type HistoryEntry, registryOperations } from '@afterglow/shared-registry-contracts';
import { defineCallCommand } from '../define-command.ts';
import { notesText } from '../notes-text.ts';
import { formatTable } from '../table.ts';
import { versionText } from '../version-text.ts';

const HEADING = ['revision', 'when', 'what', 'from', 'to', 'who', 'why'];

export const history = defineCallCommand(registryOperations.getHistory, ({ entries }) => ({
  forPeople: historyText(entries),
  forScripts: { entries },
}));

/** Each row of the table is a line, and the notes of a revision follow its own. */
function historyText(entries: readonly HistoryEntry[]): string {
  const [heading = '', ...rows] = formatTable([HEADING, ...entries.map(toRow)]).split('\n');
  return [heading, ...rows.flatMap((row, index) => [row, ...notesText(entries[index]?.notes)])].join('\n');
}

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

import type { HistoryEntry } from '@afterglow/shared-contracts/registry';
import type { CommandContext } from '../command-context.ts';
import { formatTable } from '../table.ts';

export async function history(context: CommandContext, remote: string | undefined): Promise<void> {
  const client = await context.connect({ kind: 'read' });
  const entries = await client.history(context.environment, { remote });
  const heading = ['revision', 'when', 'what', 'from', 'to', 'who', 'why'];
  context.output.result(formatTable([heading, ...entries.map(toRow)]), { entries });
}

function toRow(entry: HistoryEntry): string[] {
  const { revision, changedAtIso, action, remote, fromVersion, toVersion, actor, reason } = entry;
  return [`${revision}`, changedAtIso, `${action} ${remote}`, fromVersion ?? '-', toVersion, actor, reason];
}

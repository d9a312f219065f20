import type { CommandContext } from '../command-context.ts';
import { reportChange } from '../report-change.ts';

const defaultReason = 'Promoted from the command line';

export async function promote(
  context: CommandContext,
  remote: string,
  version: string,
  options: { reason?: string },
): Promise<void> {
  const { environment } = context;
  const client = await context.connect({ kind: 'decide', remote });
  const answer = await client.promote({ environment, remote, version, reason: options.reason ?? defaultReason });
  reportChange(context, remote, answer);
}

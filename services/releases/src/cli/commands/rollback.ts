import type { CommandContext } from '../command-context.ts';
import { reportChange } from '../report-change.ts';

export async function rollback(
  context: CommandContext,
  remote: string,
  options: { reason: string; to?: string },
): Promise<void> {
  const { environment } = context;
  const client = await context.connect({ kind: 'decide', remote });
  reportChange(context, remote, await client.rollback({ environment, remote, ...options }));
}

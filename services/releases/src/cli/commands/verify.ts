import type { CommandContext } from '../command-context.ts';

/** Fails when the log was manipulated. */
export async function verify(context: CommandContext): Promise<void> {
  const client = await context.connect({ kind: 'read' });
  const answer = await client.verify(context.environment);
  if (answer.firstBrokenRevision !== null) {
    throw new Error(
      `The log of ${answer.environment} was changed after it was written: revision ${answer.firstBrokenRevision} does not fit.`,
    );
  }
  context.output.result(`All ${answer.revisions} revisions of ${answer.environment} are as they were written.`, answer);
}

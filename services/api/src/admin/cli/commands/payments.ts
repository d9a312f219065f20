import { type CommandContext, PartialFailure } from '../command-context.ts';

const WORDS = { fine: 'ok', warning: 'note', fault: 'WRONG' } as const;

export async function checkPayments({ output, connect }: CommandContext): Promise<void> {
  const findings = await (await connect()).call('checkPayments');
  const lines = findings.map(({ processor, kind, text }) => `${processor.padEnd(8)}${WORDS[kind].padEnd(7)}${text}`);
  output.result(lines.length === 0 ? 'No payment provider is set up.' : lines.join('\n'), findings);
  const faults = findings.filter(({ kind }) => kind === 'fault').length;
  if (faults > 0) throw new PartialFailure(`${faults} of ${findings.length} checks failed.`);
}

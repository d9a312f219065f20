import { type Finding, registryOperations } from '@afterglow/shared-registry-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { RegistryError } from '../../client/index.ts';
import type { Command } from '../define-command.ts';

/** The registry's clock decides when a token expires, and dates the log. */
const CLOCK_LIMIT_MS = MINUTE_MS;

/** Prints all findings, and fails if there are any. */
export const doctor: Command = {
  operation: registryOperations.examine,
  async run(context, typed) {
    const answer = await context.call(registryOperations.examine, typed);
    const findings = [...answer.findings, ...ownClockFindings(answer.nowIso)];
    const { versions, files, revisions } = answer;
    const looked = `Checked ${versions} versions (${files} files), ${revisions} revisions, the clocks, and disk space.`;
    const reported = findings.map(({ what, remedy }) => `${what}\n  ${remedy}`);
    context.output.result([looked, ...(reported.length === 0 ? ['No problems found.'] : reported)].join('\n'), {
      ...answer,
      findings,
    });
    if (findings.length > 0) throw new RegistryError(0, 'findings', countText(findings.length));
  },
};

function ownClockFindings(nowIso: string): Finding[] {
  const aheadMs = Date.now() - Date.parse(nowIso);
  if (Math.abs(aheadMs) <= CLOCK_LIMIT_MS) return [];
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const what = `This machine and the registry are ${seconds} seconds apart.`;
  return [{ about: 'clock', what, remedy: 'Set both machines to sync their clocks over the network (NTP).' }];
}

function countText(count: number): string {
  return count === 1 ? '1 problem found. See above.' : `${count} problems found. See above.`;
}

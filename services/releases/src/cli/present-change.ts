import { type ChangeAnswer, type changeReportSchema, isTombstone } from '@afterglow/shared-registry-contracts';
import { liveVersionOf } from '../client/index.ts';
import type { Presented } from './define-command.ts';

export function presentChange(
  remote: string,
  { outcome, liveSet, leftVersion }: ChangeAnswer,
): Presented<typeof changeReportSchema> {
  const { environment, revision } = liveSet;
  const version = liveVersionOf(liveSet, remote);
  const words = outcome === 'changed' ? 'is live' : 'was already live';
  const left = outcome === 'changed' && leftVersion ? leftText(leftVersion) : '';
  return {
    forPeople: `${remote} ${version ?? ''} ${words} in ${environment}${left} (revision ${revision}).`,
    forScripts: { outcome, environment, remote, version, leftVersion, revision },
  };
}

function leftText(version: string): string {
  return isTombstone(version) ? ', and no longer retired' : ` instead of ${version}`;
}

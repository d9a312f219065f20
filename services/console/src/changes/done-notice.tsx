import { isNotice, type ChangeAnswer } from '@afterglow/shared-contracts/registry';
import { SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { Notice } from '@afterglow/shared-ui';
import type { ChangeWish } from './change-wish.ts';

/** A change that has been made from here. */
export interface DoneChange {
  readonly wish: ChangeWish;
  readonly answer: ChangeAnswer;
}

interface DoneNoticeProps {
  readonly done: DoneChange;
  readonly onClose: () => void;
}

/** What is live now, for whoever has just changed it. */
export function DoneNotice({ done, onClose }: DoneNoticeProps) {
  return (
    <Notice tone="success" onClose={onClose}>
      {wordsOfDone(done)}
    </Notice>
  );
}

function wordsOfDone({ wish: { environment, remote, change }, answer: { outcome, liveSet } }: DoneChange): string {
  const where = `in ${environment} (revision ${liveSet.revision})`;
  if (outcome === 'unchanged') return `Nothing was changed: ${remote} was like that already ${where}.`;
  if (change.kind === 'canary') return `${change.percent} of 100 visitors have ${remote} ${change.version} ${where}.`;
  const version =
    remote === SHELL_RELEASE_NAME
      ? liveSet.shellVersion
      : liveSet.remotes.find(({ name }) => name === remote)?.live.version;
  if (version === undefined || version === null || isNotice(version)) return `${remote} is taken out ${where}.`;
  return `${remote} ${version} is live for everybody ${where}.`;
}

import type { RunningRelease } from '@afterglow/shared-contracts/registry';
import { Button, Notice } from '@afterglow/shared-ui';
import { DONE_WORDS } from './action-words.ts';

interface OutdatedNoticeProps {
  readonly remote: string;
  readonly now: RunningRelease | undefined;
  readonly onLookAgain: () => void;
}

/** Somebody has changed the same release while a dialog was open. */
export function OutdatedNotice({ remote, now, onLookAgain }: OutdatedNoticeProps) {
  return (
    <Notice
      tone="warning"
      action={
        <Button size="s" onClick={onLookAgain}>
          Show the new effect
        </Button>
      }
    >
      {now === undefined ? `${remote} does not run there any more.` : wordsOfChange(remote, now)} What you have typed is
      kept.
    </Notice>
  );
}

function wordsOfChange(remote: string, { version, isTakenOut, since, canary }: RunningRelease): string {
  const last = canary !== null && canary.since.revision > since.revision ? canary.since : since;
  const live = isTakenOut ? 'it is taken out now' : `${version} is live now`;
  return `${last.actor} ${DONE_WORDS[last.action]} ${remote} meanwhile: ${live} (“${last.reason}”).`;
}

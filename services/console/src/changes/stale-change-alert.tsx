import type { RunningRelease, Cause } from '@afterglow/shared-registry-contracts';
import { Button, InlineAlert } from '@afterglow/shared-ui';
import { PAST_ACTION } from './past-actions.ts';

type State = RunningRelease | undefined;

interface StaleChangeAlertProps {
  readonly remote: string;
  readonly seen: RunningRelease | undefined;
  readonly now: RunningRelease | undefined;
  readonly onLookAgain: () => void;
}

/** Shown when someone changes the same release while a dialog is open. */
export function StaleChangeAlert({ remote, seen, now, onLookAgain }: StaleChangeAlertProps) {
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button size="s" onClick={onLookAgain}>
          Show what changes now
        </Button>
      }
    >
      {whatChanged(remote, seen, now)} What you typed is still here.
    </InlineAlert>
  );
}

/** What changed in a release since it was seen, and by whom, as far as the current state shows. */
export function whatChanged(remote: string, seen: State, now: State): string {
  if (now === undefined) return `${remote} is no longer live there.`;
  const live = now.isTakenOut ? "it's retired now" : `${now.version} is live now`;
  if (seen?.since.revision !== now.since.revision)
    return `${meanwhile(remote, now.since)}: ${live} (“${now.since.reason}”).`;
  const { canary } = now;
  if (canary === null) return `Someone ended the ${remote} canary in the meantime. Everyone has ${now.version}.`;
  const some = `${canary.percent}% have ${canary.version}`;
  return `${meanwhile(remote, canary.since)}: ${some} (“${canary.since.reason}”).`;
}

function meanwhile(remote: string, { actor, action }: Cause): string {
  return `In the meantime, ${actor} ${PAST_ACTION[action]} ${remote}`;
}

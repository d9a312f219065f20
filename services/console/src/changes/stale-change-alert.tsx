import type { RunningRelease } from '@afterglow/shared-registry-contracts';
import { Button, InlineAlert } from '@afterglow/shared-ui';
import { whatChanged } from './what-changed.ts';

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

import { type Environment, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import type { RunningRelease } from '@afterglow/shared-registry-contracts';
import { Button } from '@afterglow/shared-ui';
import { useChangeDialog } from '../changes/ask-context.ts';
import type { Change } from '../changes/change-request.ts';
import styles from './area-view.module.css';

interface AreaActionsProps {
  readonly name: string;
  readonly environment: Environment;
  readonly running: RunningRelease;
}

/** Actions on the running version: its canary, and retiring the area. */
export function AreaActions({ name, environment, running: { canary, isTakenOut } }: AreaActionsProps) {
  const ask = useChangeDialog();
  const wish = (change: Change) => ask({ environment, remote: name, change });
  return (
    <div className={styles.actions}>
      {canary && (
        <>
          <Button size="s" onClick={() => wish({ kind: 'canary', version: canary.version, percent: canary.percent })}>
            Change canary
          </Button>
          <Button size="s" onClick={() => wish({ kind: 'promote', version: canary.version })}>
            Promote to everyone
          </Button>
          <Button size="s" onClick={() => wish({ kind: 'end-canary' })}>
            End canary
          </Button>
        </>
      )}
      {!isTakenOut && name !== SHELL_RELEASE_NAME && (
        <Button
          size="s"
          variant="danger"
          aria-label={`Retire ${name} in ${environment}`}
          onClick={() => wish({ kind: 'retire' })}
        >
          Retire
        </Button>
      )}
    </div>
  );
}

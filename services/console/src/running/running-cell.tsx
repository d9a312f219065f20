import type { Environment } from '@afterglow/shared-contracts';
import type { RunningRelease } from '@afterglow/shared-registry-contracts';
import { Badge, Button, classNames } from '@afterglow/shared-ui';
import { useSession } from '../app/session-context.ts';
import { useChangeDialog } from '../changes/ask-context.ts';
import { mayChange } from '../registry/permissions.ts';
import { Since } from '../ui/since.tsx';
import { VersionName } from '../ui/version-name.tsx';
import { DayHealth } from './day-health.tsx';
import styles from './running.module.css';

interface RunningCellProps {
  readonly name: string;
  readonly environment: Environment;
  readonly running: RunningRelease | undefined;
}

/** One release in one environment: its version, time, author, reason, canary, and rollback. */
export function RunningCell({ name, environment, running }: RunningCellProps) {
  const ask = useChangeDialog();
  const isAllowed = mayChange(useSession(), name);
  if (running === undefined) {
    return (
      <section className={classNames(styles.cell, styles.idle)} aria-label={`${name} in ${environment}`}>
        <p className={styles.environment}>{environment}</p>
        <p className={styles.empty}>{environment === 'staging' ? 'Same as production' : 'Not live'}</p>
      </section>
    );
  }
  const { version, isTakenOut, since, canary, previousVersion } = running;
  return (
    <section className={styles.cell} aria-label={`${name} in ${environment}`}>
      <p className={styles.environment}>{environment}</p>
      <div className={styles.live}>
        <p className={styles.version}>
          {isTakenOut ? <Badge tone="danger">Retired</Badge> : <VersionName version={version} />}
        </p>
        <Since cause={since} />
        {environment === 'production' && <DayHealth remote={name} version={version} />}
      </div>
      {canary && (
        <div className={styles.canary}>
          <p className={styles.canaryName}>
            <Badge tone="warning">{`${canary.percent}%`}</Badge> <VersionName version={canary.version} />
          </p>
          <DayHealth remote={name} version={canary.version} />
        </div>
      )}
      {isAllowed && previousVersion !== null && (
        <Button
          size="s"
          className={styles.action}
          aria-label={`Roll back ${name} in ${environment}`}
          onClick={() => ask({ environment, remote: name, change: { kind: 'rollback' } })}
        >
          Roll back
        </Button>
      )}
    </section>
  );
}

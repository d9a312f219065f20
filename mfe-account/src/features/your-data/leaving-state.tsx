import { formatDate } from '@afterglow/shared-contracts';
import { Button, Icon, Notice } from '@afterglow/shared-ui';
import { useId } from 'react';
import type { MemberSession } from '../../ui/member-only.tsx';
import { PanelActions } from '../../ui/panel.tsx';
import { GONE, KEPT } from './what-goes.ts';
import { useLeaving } from './use-leaving.ts';
import styles from './your-data.module.css';

interface LeavingStateProps {
  readonly session: MemberSession;
  readonly leaveTime: string | null;
  readonly onChanged: () => void;
}

export function LeavingState({ session, leaveTime, onChanged }: LeavingStateProps) {
  const { isBusy, dialog, ask, stay } = useLeaving(session, onChanged);
  return (
    <>
      {leaveTime !== null && (
        <Notice tone="warning">
          Your account ends on <strong>{formatDate(leaveTime)}</strong>. Log in again before that day, or keep it here,
          and everything stays.
        </Notice>
      )}
      <div className={styles.lists}>
        <Things title="What goes" things={GONE} icon="close" />
        <Things title="What stays" things={KEPT} icon="check" />
      </div>
      <PanelActions>
        {leaveTime === null ? (
          <Button variant="danger" loading={isBusy} onClick={ask}>
            Leave for good
          </Button>
        ) : (
          <Button variant="primary" loading={isBusy} onClick={() => void stay()}>
            Keep my account
          </Button>
        )}
      </PanelActions>
      {dialog}
    </>
  );
}

interface ThingsProps {
  readonly title: string;
  readonly things: readonly string[];
  readonly icon: 'close' | 'check';
}

function Things({ title, things, icon }: ThingsProps) {
  const titleId = useId();
  return (
    <div className={styles.list}>
      <h3 id={titleId} className={styles.name}>
        {title}
      </h3>
      <ul className={styles.list} aria-labelledby={titleId}>
        {things.map((thing) => (
          <li key={thing} className={styles.item}>
            <Icon name={icon} className={icon === 'close' ? styles.gone : styles.kept} />
            {thing}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { PanelActions } from '@afterglow/shared-area';
import { formatDate } from '@afterglow/shared-contracts';
import { Button, Icon, InlineAlert, useNow } from '@afterglow/shared-ui';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { useId } from 'react';
import type { MemberSession } from '../../../lib/member-only.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';
import styles from './your-data.module.css';

const GONE = [
  'Your profile, picture, and login options',
  'Your favorites and settings',
  'Your listening history',
  'Messages between you and support, and emails we sent you',
  'Copies of your data',
  "Premium. We won't charge you again.",
] as const;

const RETAINED = ['Payment records the law requires, without your name'] as const;

/** "Today" ends while the page is open. */
const NOW_EVERY_MS = MINUTE_MS;
/** The grace period in which a deletion can be canceled. */
const GRACE_PERIOD_MS = 14 * DAY_MS;

interface AccountDeletionStateProps {
  readonly session: MemberSession;
  readonly leaveTime: string | null;
  readonly onChanged: () => void;
}

export function AccountDeletionState({ session, leaveTime, onChanged }: AccountDeletionStateProps) {
  const { isBusy, dialog, ask, stay } = useAccountDeletion(session, onChanged);
  const nowMs = useNow(NOW_EVERY_MS);
  return (
    <>
      {leaveTime !== null && (
        <InlineAlert tone="warning">
          Your account will be deleted on <strong>{formatDate(leaveTime)}</strong>. To keep everything, log in before
          then or choose Keep my account.
        </InlineAlert>
      )}
      <div className={styles.lists}>
        <Things title="What we delete" things={GONE} icon="close" />
        <Things title="What we keep" things={RETAINED} icon="check" />
      </div>
      {leaveTime === null && (
        <p>
          If you delete your account today, it's gone on{' '}
          <strong>{formatDate(new Date(nowMs + GRACE_PERIOD_MS))}</strong>. Want your data? Request a copy first.
        </p>
      )}
      <PanelActions>
        {leaveTime === null ? (
          <Button variant="danger" loading={isBusy} onClick={ask}>
            Delete account
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
            <Icon name={icon} className={icon === 'close' ? styles.gone : styles.saved} />
            {thing}
          </li>
        ))}
      </ul>
    </div>
  );
}

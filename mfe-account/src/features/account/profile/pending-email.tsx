import { PanelActions } from '@afterglow/shared-area';
import type { Member } from '@afterglow/shared-contracts';
import { Button, InlineAlert } from '@afterglow/shared-ui';
import { usePendingEmail } from './use-pending-email.ts';
import styles from './profile.module.css';

interface PendingEmailProps {
  readonly member: Member;
}

/** The new email that waits for its link, if there is one. */
export function PendingEmail({ member }: PendingEmailProps) {
  const { busy, mailAgain, stop } = usePendingEmail(member);
  if (!member.pendingEmail) return null;
  return (
    <div className={styles.pending}>
      <InlineAlert>
        We sent a link to <strong>{member.pendingEmail}</strong>. Open it to confirm. Until then, you log in with{' '}
        <strong>{member.email}</strong>.
      </InlineAlert>
      <PanelActions>
        <Button size="s" loading={busy === 'mail'} onClick={() => void mailAgain()}>
          Send the link again
        </Button>
        <Button size="s" variant="ghost" loading={busy === 'stop'} onClick={() => void stop()}>
          Keep my current email
        </Button>
      </PanelActions>
    </div>
  );
}

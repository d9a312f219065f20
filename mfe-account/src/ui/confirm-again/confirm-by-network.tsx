import { Button, Notice } from '@afterglow/shared-ui';
import { PanelActions } from '../panel.tsx';
import { useConfirmSession } from './use-confirm-session.ts';
import styles from './confirm-again.module.css';

interface ConfirmByNetworkProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Who has no password shows it by having just logged in with their network. */
export function ConfirmByNetwork({ onConfirmed, onClose }: ConfirmByNetworkProps) {
  const { state, confirm, isBusy, words } = useConfirmSession(onConfirmed);
  const isRefused = state === 'refused';
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {isRefused
          ? 'It has been a while since you logged in. Log out, log in again with your social network, and come back within a quarter of an hour.'
          : 'You have no password here. It is enough that you have just logged in with your social network.'}
      </p>
      {words !== undefined && <Notice tone="danger">{words}</Notice>}
      <PanelActions>
        {isRefused ? (
          <Button variant="primary" href="/logout">
            Log out
          </Button>
        ) : (
          <Button variant="primary" loading={isBusy} onClick={() => void confirm({})}>
            Confirm
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </PanelActions>
    </div>
  );
}

import { PanelActions } from '@afterglow/shared-area';
import { Button } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import styles from './text-action.module.css';

interface TextActionProps {
  readonly isBusy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button without a background, alone in its line below text or a field. */
export function TextAction({ isBusy = false, onClick, children }: TextActionProps) {
  return (
    <PanelActions>
      <Button size="s" variant="ghost" loading={isBusy} onClick={onClick} className={styles.button}>
        {children}
      </Button>
    </PanelActions>
  );
}

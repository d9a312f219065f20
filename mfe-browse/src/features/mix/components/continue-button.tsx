import type { Mix } from '@afterglow/shared-contracts';
import { Button, formatDuration } from '@afterglow/shared-ui';
import { useContinueMix } from '../../../lib/use-continue-mix.ts';
import styles from './continue-button.module.css';

export function ContinueButton({ mix }: { readonly mix: Mix }) {
  const left = useContinueMix(mix.id);
  if (!left) return null;
  return (
    <Button size="xl" className={styles.button} onClick={left.goOn}>
      Continue from {formatDuration(left.positionMs)}
    </Button>
  );
}

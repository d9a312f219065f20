import type { madeTokenSchema } from '@afterglow/shared-registry-contracts';
import { Button, Dialog } from '@afterglow/shared-ui';
import type * as z from 'zod/mini';
import { CopyField } from '../ui/copy-field.tsx';
import styles from './tokens.module.css';

interface SecretDialogProps {
  readonly made: z.infer<typeof madeTokenSchema>;
  readonly onClose: () => void;
}

/** The only time that the secret of a token is shown. */
export function SecretDialog({ made: { secret, token }, onClose }: SecretDialogProps) {
  return (
    <Dialog
      title={`Token for ${token.label}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>I've saved it</Button>}
    >
      <div className={styles.secret}>
        <p>Copy it now. You won't see it again.</p>
        <CopyField label="Secret" text={secret} />
      </div>
    </Dialog>
  );
}

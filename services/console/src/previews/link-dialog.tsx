import type { PreviewLink } from '@afterglow/shared-registry-contracts';
import { Button, Dialog, localDayAndTime, InlineAlert } from '@afterglow/shared-ui';
import { errorMessage } from '../registry/registry-api-error.ts';
import { CopyField } from '../ui/copy-field.tsx';
import styles from './link-dialog.module.css';

interface LinkDialogProps {
  readonly title: string;
  readonly link: PreviewLink | undefined;
  readonly error: Error | null;
  readonly onClose: () => void;
}

/** A link that was opened, for sharing; or why there is none. */
export function LinkDialog({ title, link, error, onClose }: LinkDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.body}>
        {error !== null && <InlineAlert tone="danger">{errorMessage(error)}</InlineAlert>}
        {link !== undefined && (
          <>
            <p>
              Opened in a new tab. Anyone with the link sees the same preview until {localDayAndTime(link.endsAtIso)}.
            </p>
            <CopyField label="Link" text={link.url} />
          </>
        )}
      </div>
    </Dialog>
  );
}

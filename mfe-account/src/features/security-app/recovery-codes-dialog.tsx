import { BRAND } from '@afterglow/shared-contracts';
import { Button, Dialog } from '@afterglow/shared-ui';
import { useNotices } from '../../ui/use-notices.ts';
import { useState } from 'react';
import styles from './security-app.module.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shown once: the service keeps only what they are checked with. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { show } = useNotices();
  const [said, setSaid] = useState('');
  const text = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      // Not every browser lets a page do it; the codes can be selected.
      show('SOMETHING_WENT_WRONG');
      setSaid('They could not be copied: select them, or download them.');
    }
  }

  return (
    <Dialog
      title="Keep your recovery codes"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <div className={styles.kept}>
        <p>
          Each of these logs you in once in the place of a code, when you do not have your phone. Keep them where you
          keep your passwords: they are shown only now.
        </p>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button href={downloadOf(text)} download={`${BRAND.toLowerCase()}-recovery-codes.txt`}>
            Download
          </Button>
          <p role="status">{said}</p>
        </div>
      </div>
    </Dialog>
  );
}

function downloadOf(text: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
}

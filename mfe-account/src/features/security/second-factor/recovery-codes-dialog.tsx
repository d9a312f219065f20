import { BRAND, formatDate, serverNowMs } from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { Button, Dialog, usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useNotifications } from '../../../lib/use-notifications.ts';
import styles from './security-app.module.css';

interface RecoveryCodesFileOptions {
  readonly codes: readonly string[];
  readonly email: string;
  readonly day: string;
}

const NOT_STORED =
  "Save these codes first. You won't see them again. Copy, download, or print them, or close again to skip.";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shown once: the service stores only their hashes. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const session = useSession(usePorts().session);
  const email = session.status === 'member' ? (session.member?.email ?? session.user.email) : '';
  const [day] = useState(() => formatDate(new Date(serverNowMs())));
  const keeping = useKeeping(codes.join('\n'));

  /** A key or a click outside the dialog is easily pressed by mistake. */
  function closeAfterWarning() {
    if (keeping.hasSaved || keeping.said === NOT_STORED) onClose();
    else keeping.warn();
  }

  return (
    <Dialog
      title="Save your recovery codes"
      onClose={closeAfterWarning}
      actions={
        <Button variant="primary" onClick={onClose}>
          I've saved them
        </Button>
      }
    >
      <div className={styles.saved}>
        <p>
          If you lose your phone, each code logs you in once. Store them with your passwords. You won't see them again.
        </p>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p className={styles.whose}>
          {BRAND} recovery codes for {email}, created {day}
        </p>
        <div className={styles.tools}>
          <Button onClick={() => void keeping.copy()}>Copy</Button>
          <Button
            href={downloadOf(recoveryCodesFile({ codes, email, day }))}
            download={`${BRAND.toLowerCase()}-recovery-codes.txt`}
            onClick={keeping.markSaved}
          >
            Download
          </Button>
          <Button onClick={keeping.print}>Print</Button>
        </div>
        <p role="status" className={styles.said}>
          {keeping.said}
        </p>
      </div>
    </Dialog>
  );
}

function useKeeping(text: string) {
  const { show } = useNotifications();
  const [said, setSaid] = useState('');
  const [hasSaved, setHasSaved] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
      setHasSaved(true);
    } catch {
      // Some browsers block it; the codes can still be selected.
      show('SOMETHING_WENT_WRONG');
      setSaid("Couldn't copy the codes. Select and copy them, or download or print them.");
    }
  }

  function markSaved() {
    setSaid('');
    setHasSaved(true);
  }

  function print() {
    markSaved();
    window.print();
  }

  return { hasSaved, said, copy, print, markSaved, warn: () => setSaid(NOT_STORED) };
}

function downloadOf(text: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}

/** Describes itself: it may be found years later, among the codes of other sites. */
function recoveryCodesFile({ codes, email, day }: RecoveryCodesFileOptions): string {
  const lines = [`${BRAND} recovery codes`, `For ${email}, created ${day}. Each code works once.`, '', ...codes, ''];
  return lines.join('\n');
}

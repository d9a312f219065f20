import type { FormOutcome } from '@afterglow/shared-area/forms';
import type { Passkey } from '@afterglow/shared-contracts';
import { Badge, Button, Icon, useNow } from '@afterglow/shared-ui';
import { useState } from 'react';
import { recentTime } from '../../lib/recent-time.ts';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { RenameForm } from './rename-form.tsx';
import styles from './security-passkeys.module.css';

/** "Today" ends while the page is open. */
const NOW_EVERY_MS = 60_000;

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isRemoving: boolean;
  readonly onRename: (name: string) => Promise<FormOutcome<'name'>>;
  readonly onRemove: () => void;
}

export function PasskeyRow({ passkey, isRemoving, onRename, onRemove }: PasskeyRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const nowMs = useNow(NOW_EVERY_MS);
  const askToRemove = useConfirmation('CONFIRM_REMOVE_PASSKEY', onRemove);
  const { name, synced } = passkey;
  if (isRenaming) return <RenameForm name={name} send={onRename} onClose={() => setRenaming(false)} />;
  return (
    <>
      <span className={styles.sign}>
        <Icon name="key" />
      </span>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          {name} {synced && <Badge>Synced</Badge>}
        </h3>
        <p className={styles.meta}>{metaOf(passkey, nowMs)}</p>
      </div>
      <div className={styles.actions}>
        <Button size="s" variant="ghost" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button size="s" variant="ghost" loading={isRemoving} aria-label={`Remove ${name}`} onClick={askToRemove}>
          Remove
        </Button>
      </div>
    </>
  );
}

function metaOf({ creationTime, lastUseTime }: Passkey, nowMs: number): string {
  const used = lastUseTime === null ? 'not used yet' : `last used ${recentTime(lastUseTime, nowMs)}`;
  return `Added ${recentTime(creationTime, nowMs)} · ${used}`;
}

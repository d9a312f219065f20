import type { FormOutcome } from '@afterglow/shared-area/forms';
import type { Passkey } from '@afterglow/shared-contracts';
import { Badge, Button, useNow } from '@afterglow/shared-ui';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { useEffect, useRef, useState } from 'react';
import { recentTime } from '../../../lib/recent-time.ts';
import { ItemRow } from '../../../ui/item-list.tsx';
import { useConfirmation } from '../../../lib/use-confirmation.ts';
import { RenameForm } from './rename-form.tsx';

/** "Today" ends while the page is open. */
const NOW_EVERY_MS = MINUTE_MS;

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isRemoving: boolean;
  /** It cannot be removed: the member could no longer log in. */
  readonly isLastWay: boolean;
  readonly onRename: (name: string) => Promise<FormOutcome<'name'>>;
  readonly onRemove: () => void;
}

export function PasskeyRow({ passkey, isRemoving, isLastWay, onRename, onRemove }: PasskeyRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useFocusBack(isRenaming);
  const nowMs = useNow(NOW_EVERY_MS);
  const askToRemove = useConfirmation('CONFIRM_REMOVE_PASSKEY', onRemove);
  const { name, synced } = passkey;
  if (isRenaming) return <RenameForm name={name} send={onRename} onClose={() => setRenaming(false)} />;
  return (
    <ItemRow
      icon="key"
      name={name}
      badge={<Badge>{synced ? 'Synced' : 'One device'}</Badge>}
      facts={factsOf(passkey, nowMs)}
    >
      <Button
        ref={renameButton}
        size="s"
        variant="ghost"
        aria-label={`Rename ${name}`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </Button>
      {!isLastWay && (
        <Button size="s" variant="ghost" loading={isRemoving} aria-label={`Remove ${name}`} onClick={askToRemove}>
          Remove
        </Button>
      )}
    </ItemRow>
  );
}

/** The button had the focus before the form replaced it. */
function useFocusBack(isRenaming: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) button.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return button;
}

function factsOf({ creationTime, lastUseTime }: Passkey, nowMs: number): readonly string[] {
  const used = lastUseTime === null ? 'never used' : `last used ${recentTime(lastUseTime, nowMs)}`;
  return [`Added ${recentTime(creationTime, nowMs)}`, used];
}

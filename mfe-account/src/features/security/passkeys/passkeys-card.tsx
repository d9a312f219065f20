import { PanelActions, SecondaryText } from '@afterglow/shared-area';
import type { AccountSecurity, MemberId } from '@afterglow/shared-contracts';
import { Badge, Button } from '@afterglow/shared-ui';
import { accountSecurity } from '../reauthentication/index.ts';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { Item, ItemList } from '../../../ui/item-list.tsx';
import { usePasskeySupport } from '../passkey-prompt/index.ts';
import { ResourceCard } from '../../../ui/resource-card.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { NEW_PASSKEY, usePasskeys } from './use-passkeys.ts';

export function PasskeysCard({ memberId }: { readonly memberId: MemberId }) {
  const isSupported = usePasskeySupport();
  return (
    <ResourceCard
      title="Passkeys"
      badge={({ passkeys }) => isSupported && passkeys.length === 0 && <Badge tone="success">Recommended</Badge>}
      text="Log in with your fingerprint, face, or screen lock. No password, no code. Passkeys only work on the real site, so no one can trick you into giving yours away."
      resource={accountSecurity(memberId)}
      skeleton={<CardSkeleton what="your passkeys" />}
    >
      {(security, onChanged) => <PasskeyList memberId={memberId} security={security} onChanged={onChanged} />}
    </ResourceCard>
  );
}

interface PasskeyListProps {
  readonly memberId: MemberId;
  readonly security: AccountSecurity;
  readonly onChanged: () => void;
}

function PasskeyList({ memberId, security, onChanged }: PasskeyListProps) {
  const isSupported = usePasskeySupport();
  const { busyWith, dialog, add, rename, remove } = usePasskeys(memberId, onChanged);
  const { passkeys } = security;
  const hasNone = passkeys.length === 0;
  const isLastWay = !hasNone && countLoginMethods(security) === 1;
  return (
    <>
      {hasNone ? (
        <p>No passkeys yet.</p>
      ) : (
        <ItemList label="Passkeys">
          {passkeys.map((passkey) => (
            <Item key={passkey.id}>
              <PasskeyRow
                passkey={passkey}
                isRemoving={busyWith === passkey.id}
                isLastWay={isLastWay}
                onRename={(name) => rename(passkey.id, name)}
                onRemove={() => remove(passkey.id)}
              />
            </Item>
          ))}
        </ItemList>
      )}
      {isLastWay && <LastWayNote />}
      {isSupported ? (
        <PanelActions>
          <Button
            icon="plus"
            variant={hasNone ? 'primary' : 'secondary'}
            loading={busyWith === NEW_PASSKEY}
            onClick={add}
          >
            Add a passkey
          </Button>
        </PanelActions>
      ) : (
        <SecondaryText>This browser doesn't support passkeys. Try another one.</SecondaryText>
      )}
      {dialog}
    </>
  );
}

function LastWayNote() {
  return (
    <SecondaryText>
      This is your only way to log in, so you can't remove it. Add another passkey or set a password as a backup.
    </SecondaryText>
  );
}

/** The number of login methods of a member. Without the last one they could not return, so the service preserves it. */
function countLoginMethods({ password, networks, passkeys }: AccountSecurity): number {
  return Number(password) + networks.length + passkeys.length;
}

import type { MemberId, Passkey } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { Button, ResourceView } from '@afterglow/shared-ui';
import { useRef } from 'react';
import { accountSecurity } from '../../resources/account-security.resource.ts';
import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { PanelActions } from '../../ui/panel.tsx';
import { usePasskeySupport } from '../../ui/passkeys/use-passkey-support.ts';
import { TitledPanel } from '../../ui/titled-panel.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { usePasskeys } from './use-passkeys.ts';
import styles from './security-passkeys.module.css';

export function PasskeysCard({ memberId }: { readonly memberId: MemberId }) {
  const state = useResource(accountSecurity(memberId));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <TitledPanel
      title="Passkeys"
      text="Log in with your fingerprint, your face or the lock of your device, in the place of a password and a code."
      headingRef={heading}
    >
      <ResourceView state={state} skeleton={<CardSkeleton what="your passkeys" />}>
        {({ passkeys }) => (
          <PasskeyList
            memberId={memberId}
            passkeys={passkeys}
            onChanged={() => {
              heading.current?.focus();
              state.refetch();
            }}
          />
        )}
      </ResourceView>
    </TitledPanel>
  );
}

interface PasskeyListProps {
  readonly memberId: MemberId;
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
}

function PasskeyList({ memberId, passkeys, onChanged }: PasskeyListProps) {
  const isSupported = usePasskeySupport();
  const { busyWith, dialog, add, rename, remove } = usePasskeys(memberId, onChanged);
  return (
    <>
      {passkeys.length === 0 ? (
        <p>You have no passkeys yet.</p>
      ) : (
        <ul className={styles.list} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.passkey}>
              <PasskeyRow
                passkey={passkey}
                isRemoving={busyWith === passkey.id}
                onRename={(name) => rename(passkey.id, name)}
                onRemove={() => remove(passkey.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {isSupported ? (
        <PanelActions>
          <Button icon="plus" loading={busyWith === 'new'} onClick={add}>
            Add a passkey
          </Button>
        </PanelActions>
      ) : (
        <p className={styles.meta}>This browser does not know passkeys.</p>
      )}
      {dialog}
    </>
  );
}

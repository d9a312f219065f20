import type { AccountSecurity } from '@afterglow/shared-contracts';
import { Button, Icon } from '@afterglow/shared-ui';
import { usePasskeySupport } from '../passkey-prompt/index.ts';
import { ConfirmByProvider } from './confirm-by-provider.tsx';
import { PasswordProof } from './password-proof.tsx';
import { usePasskeyProof } from './use-passkey-proof.ts';
import styles from './reauthenticate.module.css';

interface ConfirmWaysProps {
  readonly security: AccountSecurity;
  readonly onConfirmed: () => void;
}

export function ReauthenticationMethods({ security, onConfirmed }: ConfirmWaysProps) {
  const { password, passkeys, secondFactor } = security;
  const hasPasskey = usePasskeySupport() && passkeys.length > 0;
  return (
    <>
      {password && <PasswordProof needsCode={secondFactor !== null} onConfirmed={onConfirmed} />}
      {hasPasskey && <ConfirmByPasskey onConfirmed={onConfirmed} />}
      {!password && <WithoutPassword security={security} hasPasskey={hasPasskey} onConfirmed={onConfirmed} />}
    </>
  );
}

type WithoutPasswordProps = ConfirmWaysProps & { readonly hasPasskey: boolean };

function WithoutPassword({ security: { networks }, hasPasskey, onConfirmed }: WithoutPasswordProps) {
  if (networks.length > 0) return <ConfirmByProvider networks={networks} onConfirmed={onConfirmed} />;
  if (hasPasskey) return null;
  return (
    <p className={styles.text}>
      Your passkeys aren't on this device. Switch to one that has them, or log out and choose “Forgot your password?” to
      set a password.
    </p>
  );
}

function ConfirmByPasskey({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { isBusy, wrong, prove } = usePasskeyProof(onConfirmed);
  return (
    <>
      <Button size="l" fullWidth icon="key" loading={isBusy} onClick={() => void prove()}>
        Use a passkey
      </Button>
      {wrong && (
        <p className={styles.wrong} role="alert">
          <Icon name="warning" size="s" />
          {wrong}
        </p>
      )}
    </>
  );
}

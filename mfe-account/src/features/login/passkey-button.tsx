import { Button } from '@afterglow/shared-ui';
import { usePasskeySupport } from '../../ui/passkeys/use-passkey-support.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** Shown next to the form, whose email field also offers passkeys by autofill where the browser can. */
export function PasskeyButton() {
  const isSupported = usePasskeySupport();
  return isSupported ? <SupportedButton /> : null;
}

function SupportedButton() {
  const { isBusy, logIn } = usePasskeyLogin();
  return (
    <Button size="l" fullWidth icon="key" loading={isBusy} onClick={() => void logIn()}>
      Log in with a passkey
    </Button>
  );
}

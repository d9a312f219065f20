import { Form, SubmitButton, TextField, useMessageForm, type FormOutcome } from '@afterglow/shared-area/forms';
import { factorCodeSchema, type AuthenticatorKey } from '@afterglow/shared-contracts';
import { Button, Dialog } from '@afterglow/shared-ui';
import { KeyCode } from './key-code.tsx';
import styles from './security-app.module.css';

const FIELDS = { code: factorCodeSchema };
const LETTERS_OF_GROUP = 4;

interface SetUpDialogProps {
  readonly authenticatorKey: AuthenticatorKey;
  readonly turnOn: (code: string) => Promise<FormOutcome<'code'>>;
  readonly onClose: () => void;
}

/** Passes the key to the app, and asks for a code as a proof. */
export function SetUpDialog({ authenticatorKey: { key, address }, turnOn, onClose }: SetUpDialogProps) {
  const form = useMessageForm({
    name: 'second-factor',
    area: 'account',
    fields: FIELDS,
    says: { code: 'FIELD_REQUIRED' },
    send: ({ code }) => turnOn(code),
  });
  return (
    <Dialog title="Set up an authenticator app" onClose={onClose}>
      <ol className={styles.steps}>
        <li>
          <p>Scan this code with an authenticator app, like Google Authenticator, 1Password, or Aegis.</p>
          <KeyCode address={address} />
          <p className={styles.here}>
            <Button size="s" href={address}>
              Open on this device
            </Button>
          </p>
          <p className={styles.orType}>Or enter this key in the app:</p>
          <p>
            <code className={styles.key}>{inGroups(key)}</code>
          </p>
        </li>
        <li>
          <p>Enter the 6-digit code from the app.</p>
          <Form form={form} label="Set up">
            <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
            <SubmitButton form={form}>Turn on</SubmitButton>
          </Form>
        </li>
      </ol>
    </Dialog>
  );
}

/** Easier to copy by eye; apps ignore the spaces. */
function inGroups(key: string): string {
  const count = Math.ceil(key.length / LETTERS_OF_GROUP);
  const groups = Array.from({ length: count }, (_, group) =>
    key.slice(group * LETTERS_OF_GROUP, (group + 1) * LETTERS_OF_GROUP),
  );
  return groups.join(' ');
}

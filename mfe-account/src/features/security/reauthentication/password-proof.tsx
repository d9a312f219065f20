import {
  done,
  Form,
  refused,
  SubmitButton,
  TextField,
  useMessageForm,
  type FormOutcome,
} from '@afterglow/shared-area/forms';
import { factorCodeSchema, messageText, passwordSchema, type NotificationKey } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useFirstField } from '../../../lib/use-first-field.ts';

const PASSWORD = { password: passwordSchema };
const PASSWORD_AND_CODE = { ...PASSWORD, code: factorCodeSchema };

interface PasswordProofProps {
  /** Of the authenticator app, or a recovery code. */
  readonly needsCode: boolean;
  readonly onConfirmed: () => void;
}

export function PasswordProof({ needsCode, onConfirmed }: PasswordProofProps) {
  return needsCode ? <WithCode onConfirmed={onConfirmed} /> : <PasswordAlone onConfirmed={onConfirmed} />;
}

type Confirm = Pick<PasswordProofProps, 'onConfirmed'>;

function PasswordAlone({ onConfirmed }: Confirm) {
  const { data } = usePorts();
  const form = useMessageForm({
    name: 'confirm-password',
    area: 'account',
    fields: PASSWORD,
    says: { password: 'FIELD_REQUIRED' },
    send: (body) => confirm(() => data.call('confirmSession', { body }), 'password', onConfirmed),
  });
  useFirstField(form.element);
  return (
    <Form form={form} label="Confirm">
      <TextField label="Password" type="password" autoComplete="current-password" {...form.field('password')} />
      <SubmitButton form={form}>Confirm</SubmitButton>
    </Form>
  );
}

function WithCode({ onConfirmed }: Confirm) {
  const { data } = usePorts();
  const form = useMessageForm({
    name: 'confirm-password-and-code',
    area: 'account',
    fields: PASSWORD_AND_CODE,
    says: { password: 'FIELD_REQUIRED', code: 'FIELD_REQUIRED' },
    send: (body) => confirm(() => data.call('confirmSession', { body }), 'code', onConfirmed),
  });
  useFirstField(form.element);
  return (
    <Form form={form} label="Confirm">
      <TextField label="Password" type="password" autoComplete="current-password" {...form.field('password')} />
      <TextField
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint="From your authenticator app, or a recovery code"
        {...form.field('code')}
      />
      <SubmitButton form={form}>Confirm</SubmitButton>
    </Form>
  );
}

type FieldName = 'password' | 'code';

/** Errors are shown at a field: notifications are behind the dialog. */
async function confirm<Last extends FieldName>(
  send: () => Promise<unknown>,
  last: Last,
  onConfirmed: () => void,
): Promise<FormOutcome<Last | 'password'>> {
  try {
    await send();
    return done(undefined, { leave: onConfirmed });
  } catch (error) {
    const [field, key] = wrongOf(error, last);
    return refused(key, { wrong: { [field]: messageText(key) } as { readonly [Name in Last | 'password']?: string } });
  }
}

function wrongOf<Last extends FieldName>(error: unknown, last: Last): readonly [Last | 'password', NotificationKey] {
  const { status, code } = isApiError(error) ? error : { status: null, code: null };
  if (code === 'wrong_code') return [last, 'WRONG_CODE'];
  if (status === 403) return ['password', 'WRONG_PASSWORD'];
  return [last, status === 429 ? 'TOO_MANY_ATTEMPTS' : 'SOMETHING_WENT_WRONG'];
}

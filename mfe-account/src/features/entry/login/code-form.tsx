import { Form, SubmitButton, TextField } from '@afterglow/shared-area/forms';
import { Button } from '@afterglow/shared-ui';
import { useState } from 'react';
import { EntryPage } from '../../../ui/entry-page.tsx';
import { useCode } from './use-code.ts';

type CodeKind = 'app' | 'recovery';

const TEXT = {
  app: 'Enter the 6-digit code from your authenticator app.',
  recovery: 'Enter one of the recovery codes you saved. Each code works once.',
} as const;

/** The second step of a login. */
export function CodeForm({ onBack }: { readonly onBack: () => void }) {
  const [kind, setKind] = useState<CodeKind>('app');
  return (
    <EntryPage title="Log In" heading="One more step" text={TEXT[kind]}>
      {/* A separate form for each step moves the focus to its field. */}
      <OneCode key={kind} kind={kind} onBack={onBack} />
      <Button variant="ghost" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
        {kind === 'app' ? 'Use a recovery code' : 'Use my authenticator app'}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        Back to login
      </Button>
    </EntryPage>
  );
}

function OneCode({ kind, onBack }: { readonly kind: CodeKind; readonly onBack: () => void }) {
  const form = useCode(onBack);
  return (
    <Form form={form} label="Log In">
      {kind === 'app' ? (
        <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
      ) : (
        <TextField
          label="Recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('code')}
        />
      )}
      <SubmitButton form={form}>Log In</SubmitButton>
    </Form>
  );
}

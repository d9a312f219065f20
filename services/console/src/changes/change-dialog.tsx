import { Button, Dialog, InlineAlert } from '@afterglow/shared-ui';
import type { ChangeAnswer } from '@afterglow/shared-registry-contracts';
import { useId, type KeyboardEvent } from 'react';
import { errorMessage } from '../registry/registry-api-error.ts';
import { ReasonField } from '../ui/reason-field.tsx';
import type { ChangeRequest } from './change-request.ts';
import styles from './change-dialog.module.css';
import { ChangeNotes } from './change-notes.tsx';
import { EffectView } from './effect-view.tsx';
import { StaleChangeAlert } from './stale-change-alert.tsx';
import { PercentField } from './percent-field.tsx';
import { type ChangeForm, useChangeForm } from './use-change-form.ts';

interface ChangeDialogProps {
  readonly wish: ChangeRequest;
  readonly onClose: () => void;
  readonly onChanged: (answer: ChangeAnswer) => void;
}

/** Shows a change's effect, asks for the reason, and sends the change. Typed text survives every error. */
export function ChangeDialog({ wish, onClose, onChanged }: ChangeDialogProps) {
  const form = useChangeForm(wish, onChanged);
  const { change, setChange, effect, isOutdated } = form;
  const formId = useId();

  function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  }

  return (
    <Dialog
      title={effect.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={form.isPending}
            disabled={isOutdated || effect.hindrance !== undefined}
          >
            {effect.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} onKeyDown={submitByKeys} noValidate>
        <EffectView remote={wish.remote} effect={effect} />
        {(change.kind === 'promote' || change.kind === 'canary') && (
          <ChangeNotes remote={wish.remote} version={change.version} seen={form.seen} />
        )}
        {change.kind === 'canary' && (
          <PercentField percent={change.percent} onChange={(percent) => setChange({ ...change, percent })} />
        )}
        <Hindrance remote={wish.remote} form={form} />
        <ReasonField
          value={form.reason}
          onChange={form.setReason}
          isMissing={form.isReasonMissed}
          isBlocked={isOutdated}
        />
      </form>
    </Dialog>
  );
}

function Hindrance({ remote, form }: { readonly remote: string; readonly form: ChangeForm }) {
  const { isOutdated, seen, now, refresh, error, effect } = form;
  if (isOutdated) return <StaleChangeAlert remote={remote} seen={seen} now={now} onLookAgain={refresh} />;
  if (error !== null) return <InlineAlert tone="danger">{errorMessage(error)}</InlineAlert>;
  return effect.hindrance !== undefined && <InlineAlert tone="warning">{effect.hindrance}</InlineAlert>;
}

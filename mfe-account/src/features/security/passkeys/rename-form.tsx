import { PanelActions } from '@afterglow/shared-area';
import { Form, TextField, useMessageForm, type FormOutcome } from '@afterglow/shared-area/forms';
import { passkeyNameSchema } from '@afterglow/shared-contracts';
import { Button } from '@afterglow/shared-ui';
import { useEffect } from 'react';

const FIELDS = { name: passkeyNameSchema };

interface RenameFormProps {
  readonly name: string;
  readonly send: (name: string) => Promise<FormOutcome<'name'>>;
  readonly onClose: () => void;
}

export function RenameForm({ name, send, onClose }: RenameFormProps) {
  const form = useMessageForm({
    name: 'passkey-name',
    area: 'account',
    fields: FIELDS,
    start: { name },
    says: { name: { empty: 'FIELD_REQUIRED' } },
    async send(values) {
      const outcome = await send(values.name);
      return outcome.type === 'done' ? { ...outcome, leave: onClose } : outcome;
    },
  });
  const { element } = form;
  useEffect(() => element.current?.querySelector('input')?.select(), [element]);
  return (
    <Form form={form} label={`Rename ${name}`}>
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      <PanelActions>
        <Button type="submit" variant="primary" loading={form.pending}>
          Save
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </PanelActions>
    </Form>
  );
}

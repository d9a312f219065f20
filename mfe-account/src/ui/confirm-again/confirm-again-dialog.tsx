import { memberRecord, useResource } from '@afterglow/shared-data/react';
import { Dialog, ResourceView } from '@afterglow/shared-ui';
import { FormSkeleton } from '../form-skeleton.tsx';
import type { MemberSession } from '../member-only.tsx';
import { ConfirmByNetwork } from './confirm-by-network.tsx';
import { ConfirmByPassword } from './confirm-by-password.tsx';

interface ConfirmAgainDialogProps {
  readonly session: MemberSession;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks again for what only the member has. */
export function ConfirmAgainDialog({ session, onAnswer }: ConfirmAgainDialogProps) {
  const record = useResource(memberRecord(session.user.members_id.id));
  const answers = { onConfirmed: () => onAnswer(true), onClose: () => onAnswer(false) };
  return (
    <Dialog title="Confirm that it is you" onClose={answers.onClose}>
      <ResourceView state={record} skeleton={<FormSkeleton what="your password's state" fields={1} />}>
        {({ member, passwordState }) =>
          passwordState === 'unset' ? (
            <ConfirmByNetwork {...answers} />
          ) : (
            <ConfirmByPassword email={member.email} {...answers} />
          )
        }
      </ResourceView>
    </Dialog>
  );
}

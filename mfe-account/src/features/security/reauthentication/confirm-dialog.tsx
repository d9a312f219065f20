import type { MemberId } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { Dialog, ResourceView } from '@afterglow/shared-ui';
import { accountSecurity } from './account-security.resource.ts';
import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { ReauthenticationMethods } from './reauthentication-methods.tsx';
import styles from './reauthenticate.module.css';

interface ConfirmDialogProps {
  readonly memberId: MemberId;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

export function ReauthenticationDialog({ memberId, onConfirmed, onClose }: ConfirmDialogProps) {
  const security = useResource(accountSecurity(memberId));
  return (
    <Dialog title="Confirm it's you" onClose={onClose}>
      <div className={styles.methods}>
        <p className={styles.text}>We won't ask again for 5 minutes.</p>
        <ResourceView state={security} skeleton={<FormSkeleton what="your login options" fields={1} />}>
          {(known) => <ReauthenticationMethods security={known} onConfirmed={onConfirmed} />}
        </ResourceView>
      </div>
    </Dialog>
  );
}

import type { PageProps } from '@afterglow/shared-area';
import { useSession } from '@afterglow/shared-data/react';
import { InlineAlert, PageHeader, usePageTitle, usePorts } from '@afterglow/shared-ui';
import { SelectPayment, HadTrial } from '../features/payment/index.ts';
import { returnStateOf, trialRefusalOf } from '../lib/return-state.ts';
import type { pages } from '../pages.ts';
import styles from './select-payment.page.module.css';

export function SelectPaymentPage({ parameters: { planId } }: PageProps<typeof pages, 'selectPayment'>) {
  const ports = usePorts();
  const session = useSession(ports.session);
  usePageTitle('Select payment');
  const refusal = trialRefusalOf(ports.navigation.getPath());
  return (
    <div className={styles.page}>
      <PageHeader title="Select payment" text="See what you'll pay and when, then choose how." />
      {returnStateOf(ports.navigation.getPath()) === 'cancel' && (
        <div className={styles.alert}>
          <InlineAlert>Payment canceled. You weren't charged.</InlineAlert>
        </div>
      )}
      {refusal && (
        <div className={styles.alert}>
          <HadTrial refusal={refusal} planId={planId} />
        </div>
      )}
      <SelectPayment
        membersId={session.status === 'visitor' ? null : session.user.members_id.id}
        planId={planId}
        isTrialRefused={refusal !== undefined}
      />
    </div>
  );
}

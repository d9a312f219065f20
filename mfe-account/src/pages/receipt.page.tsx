import type { PageProps } from '@afterglow/shared-area';
import { paymentIdSchema } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { Receipt } from '../features/account/receipts/index.ts';
import type { pages } from '../pages.ts';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../lib/member-only.tsx';

const BACK = { label: 'Manage subscription', to: PATHS.manageSubscription };

export function ReceiptPage({ parameters }: PageProps<typeof pages, 'receipt'>) {
  const id = paymentIdSchema.safeParse(parameters.paymentId);
  if (!id.success) return <Redirect to={PATHS.manageSubscription} />;
  return (
    <MemberOnly>
      {({ user }) => (
        <AccountPage title="Receipt" back={BACK}>
          <Receipt key={id.data} user={user} paymentId={id.data} />
        </AccountPage>
      )}
    </MemberOnly>
  );
}

import { PaymentsCard } from '../features/account/receipts/index.ts';
import { ManageSubscription } from '../features/account/subscription/index.ts';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../lib/member-only.tsx';

export function ManageSubscriptionPage() {
  return (
    <MemberOnly>
      {({ user }) => (
        <AccountPage title="Manage subscription">
          <ManageSubscription membersId={user.members_id.id} />
          <PaymentsCard memberId={user.members_id.id} />
        </AccountPage>
      )}
    </MemberOnly>
  );
}

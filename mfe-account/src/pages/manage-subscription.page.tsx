import { PaymentsCard } from '../features/receipts/payments-card.tsx';
import { ManageSubscription } from '../features/subscription/manage-subscription.tsx';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../ui/member-only.tsx';

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

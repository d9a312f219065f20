import { PaymentsCard } from '../features/receipts/index.ts';
import { ManageSubscription } from '../features/subscription/index.ts';
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

import { ManageSubscription } from '../features/subscription/manage-subscription.tsx';
import { AccountPage } from '../ui/account-page.tsx';

export function ManageSubscriptionPage() {
  return (
    <AccountPage title="Manage subscription">
      {({ user }) => <ManageSubscription membersId={user.members_id.id} />}
    </AccountPage>
  );
}

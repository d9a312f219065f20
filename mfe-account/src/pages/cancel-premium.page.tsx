import { CancelPremium } from '../features/subscription/cancel-premium.tsx';
import { AccountPage } from '../ui/account-page.tsx';

export function CancelPremiumPage() {
  return (
    <AccountPage title="Cancel Premium">{({ user }) => <CancelPremium membersId={user.members_id.id} />}</AccountPage>
  );
}

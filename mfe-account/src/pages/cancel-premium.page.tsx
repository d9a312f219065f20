import { CancelPremium } from '../features/account/subscription/index.ts';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../lib/member-only.tsx';

export function CancelPremiumPage() {
  return (
    <MemberOnly>
      {({ user }) => (
        <AccountPage title="Cancel Premium">
          <CancelPremium membersId={user.members_id.id} />
        </AccountPage>
      )}
    </MemberOnly>
  );
}

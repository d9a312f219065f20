import { CancelPremium } from '../features/subscription/index.ts';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../ui/member-only.tsx';

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

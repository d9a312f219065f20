import { SessionsCard } from '../features/sessions/sessions-card.tsx';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../ui/member-only.tsx';

export function SecurityPage() {
  return (
    <MemberOnly>
      {({ user }) => (
        <AccountPage title="Security">
          <SessionsCard memberId={user.members_id.id} />
        </AccountPage>
      )}
    </MemberOnly>
  );
}

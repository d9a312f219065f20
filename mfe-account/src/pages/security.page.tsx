import { AppCard } from '../features/security-app/app-card.tsx';
import { PasskeysCard } from '../features/security-passkeys/passkeys-card.tsx';
import { PasswordCard } from '../features/security-password/password-card.tsx';
import { SessionsCard } from '../features/sessions/sessions-card.tsx';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../ui/member-only.tsx';

export function SecurityPage() {
  return (
    <MemberOnly>
      {({ user }) => (
        <AccountPage title="Security">
          <PasswordCard memberId={user.members_id.id} />
          <PasskeysCard memberId={user.members_id.id} />
          <AppCard memberId={user.members_id.id} />
          <SessionsCard memberId={user.members_id.id} />
        </AccountPage>
      )}
    </MemberOnly>
  );
}

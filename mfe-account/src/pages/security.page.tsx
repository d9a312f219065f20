import { AppCard } from '../features/security/second-factor/index.ts';
import { PasskeysCard } from '../features/security/passkeys/index.ts';
import { PasswordCard } from '../features/security/password/index.ts';
import { SessionsCard } from '../features/security/sessions/index.ts';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../lib/member-only.tsx';

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

import { EditProfile } from '../features/account/profile/index.ts';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../lib/member-only.tsx';

export function EditProfilePage() {
  return (
    <MemberOnly>
      {(session) => (
        <AccountPage title="Edit Profile">
          <EditProfile session={session} />
        </AccountPage>
      )}
    </MemberOnly>
  );
}

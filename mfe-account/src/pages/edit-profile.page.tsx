import { EditProfile } from '../features/profile/index.ts';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../ui/member-only.tsx';

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

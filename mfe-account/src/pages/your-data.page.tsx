import { DataExportCard, DeleteAccountCard } from '../features/your-data/index.ts';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../ui/member-only.tsx';

export function YourDataPage() {
  return (
    <MemberOnly>
      {(session) => (
        <AccountPage title="Your data">
          <DataExportCard memberId={session.user.members_id.id} />
          <DeleteAccountCard session={session} />
        </AccountPage>
      )}
    </MemberOnly>
  );
}

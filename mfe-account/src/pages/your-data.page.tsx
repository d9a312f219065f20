import { DataExportCard, DeleteAccountCard } from '../features/account/your-data/index.ts';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../lib/member-only.tsx';

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

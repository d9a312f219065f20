import { DataCopyCard } from '../features/your-data/data-copy-card.tsx';
import { LeavingCard } from '../features/your-data/leaving-card.tsx';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../ui/member-only.tsx';

export function YourDataPage() {
  return (
    <MemberOnly>
      {(session) => (
        <AccountPage title="Your data">
          <DataCopyCard memberId={session.user.members_id.id} />
          <LeavingCard session={session} />
        </AccountPage>
      )}
    </MemberOnly>
  );
}

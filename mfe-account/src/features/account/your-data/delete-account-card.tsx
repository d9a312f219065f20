import { accountDeletion } from './account-deletion.resource.ts';
import type { MemberSession } from '../../../lib/member-only.tsx';
import { ResourceCard } from '../../../ui/resource-card.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { AccountDeletionState } from './account-deletion-state.tsx';

export function DeleteAccountCard({ session }: { readonly session: MemberSession }) {
  return (
    <ResourceCard
      title="Delete your account"
      text="You have 14 days to change your mind. Log in within that time to keep everything. After that, it's gone for good. If you bought Premium in an app store, cancel it there."
      resource={accountDeletion(session.user.members_id.id)}
      skeleton={<TextSkeleton what="your account status" lines={9} />}
    >
      {({ leaveTime }, onChanged) => (
        <AccountDeletionState session={session} leaveTime={leaveTime} onChanged={onChanged} />
      )}
    </ResourceCard>
  );
}

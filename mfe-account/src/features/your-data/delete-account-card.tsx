import { BRAND } from '@afterglow/shared-contracts';
import { accountDeletion } from '../../resources/account-deletion.resource.ts';
import type { MemberSession } from '../../ui/member-only.tsx';
import { ResourceCard } from '../../ui/resource-card.tsx';
import { TextSkeleton } from '../../ui/text-skeleton.tsx';
import { AccountDeletionState } from './account-deletion-state.tsx';

export function DeleteAccountCard({ session }: { readonly session: MemberSession }) {
  return (
    <ResourceCard
      title={`Leave ${BRAND}`}
      text="You have fourteen days to think it over: whoever logs in within them keeps everything. Then it is gone for good. Premium that was bought in an app store has to be cancelled there."
      resource={accountDeletion(session.user.members_id.id)}
      skeleton={<TextSkeleton what="whether you leave" lines={9} />}
    >
      {({ leaveTime }, onChanged) => (
        <AccountDeletionState session={session} leaveTime={leaveTime} onChanged={onChanged} />
      )}
    </ResourceCard>
  );
}

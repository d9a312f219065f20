import type { MemberId } from '@afterglow/shared-contracts';
import { TextLink } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { openSessions } from '../../resources/open-sessions.resource.ts';
import { ResourceCard } from '../../ui/resource-card.tsx';
import { SessionList } from './session-list.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';

export function SessionsCard({ memberId }: { readonly memberId: MemberId }) {
  return (
    <ResourceCard
      title="Where you're logged in"
      text={
        <>
          Don't recognize a device? Log it out, then{' '}
          <TextLink href={PATHS.changePassword}>change your password</TextLink>. We'll email you when a new device logs
          in.
        </>
      }
      resource={openSessions(memberId)}
      skeleton={<SessionsSkeleton />}
    >
      {(sessions, onEnded) => <SessionList memberId={memberId} sessions={sessions} onEnded={onEnded} />}
    </ResourceCard>
  );
}

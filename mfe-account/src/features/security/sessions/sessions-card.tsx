import type { MemberId } from '@afterglow/shared-contracts';
import { TextLink, Loading } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import { openSessions } from './open-sessions.resource.ts';
import { ResourceCard } from '../../../ui/resource-card.tsx';
import { SessionList } from './session-list.tsx';
import { ItemSkeleton } from '../../../ui/item-list.tsx';

const ROWS = [0, 1, 2] as const;

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

function SessionsSkeleton() {
  return (
    <Loading what="your devices">
      <div>
        {ROWS.map((row) => (
          <ItemSkeleton key={row} seed={row} />
        ))}
      </div>
    </Loading>
  );
}

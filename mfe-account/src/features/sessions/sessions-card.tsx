import type { MemberId } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { ResourceView, TextLink } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { openSessions } from '../../resources/open-sessions.resource.ts';
import { TitledPanel } from '../../ui/titled-panel.tsx';
import { useRef } from 'react';
import { SessionList } from './session-list.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';

export function SessionsCard({ memberId }: { readonly memberId: MemberId }) {
  const state = useResource(openSessions(memberId));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <TitledPanel
      title="Where you are logged in"
      text={
        <>
          Log out a device that you do not know, and then{' '}
          <TextLink href={PATHS.changePassword}>change your password</TextLink>.
        </>
      }
      headingRef={heading}
    >
      <ResourceView state={state} skeleton={<SessionsSkeleton />}>
        {(sessions) => (
          <SessionList
            memberId={memberId}
            sessions={sessions}
            onEnded={() => {
              heading.current?.focus();
              state.refetch();
            }}
          />
        )}
      </ResourceView>
    </TitledPanel>
  );
}

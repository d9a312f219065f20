import { BRAND } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { ResourceView } from '@afterglow/shared-ui';
import { useRef } from 'react';
import { leaving } from '../../resources/leaving.resource.ts';
import type { MemberSession } from '../../ui/member-only.tsx';
import { TextSkeleton } from '../../ui/text-skeleton.tsx';
import { TitledPanel } from '../../ui/titled-panel.tsx';
import { LeavingState } from './leaving-state.tsx';

export function LeavingCard({ session }: { readonly session: MemberSession }) {
  const state = useResource(leaving(session.user.members_id.id));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <TitledPanel
      title={`Leave ${BRAND}`}
      text="You have fourteen days to think it over: whoever logs in within them keeps everything. Then it is gone for good. Premium that was bought in an app store has to be cancelled there."
      headingRef={heading}
    >
      <ResourceView state={state} skeleton={<TextSkeleton what="whether you leave" lines={4} />}>
        {({ leaveTime }) => (
          <LeavingState
            session={session}
            leaveTime={leaveTime}
            onChanged={() => {
              heading.current?.focus();
              state.refetch();
            }}
          />
        )}
      </ResourceView>
    </TitledPanel>
  );
}

import { BRAND, type MemberId } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { ResourceView } from '@afterglow/shared-ui';
import { useEffect, useRef } from 'react';
import { dataCopy } from '../../resources/data-copy.resource.ts';
import { TextSkeleton } from '../../ui/text-skeleton.tsx';
import { TitledPanel } from '../../ui/titled-panel.tsx';
import { CopyState } from './copy-state.tsx';

/** A copy takes a second or two when nobody else waits for one. */
const ASK_EVERY_MS = 3000;

export function DataCopyCard({ memberId }: { readonly memberId: MemberId }) {
  const state = useResource(dataCopy(memberId));
  const heading = useRef<HTMLHeadingElement>(null);
  const { refetch } = state;
  const isWaiting = state.data?.state === 'waiting';

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(refetch, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);

  return (
    <TitledPanel
      title="A copy of your data"
      text={`Everything that ${BRAND} keeps about you in one archive: what you have told us, played, liked and paid, as a file that other programs can read, and your pictures.`}
      headingRef={heading}
    >
      <ResourceView state={state} skeleton={<TextSkeleton what="the state of your copy" lines={2} />}>
        {(copy) => (
          <CopyState
            copy={copy}
            memberId={memberId}
            onAsked={() => {
              heading.current?.focus();
              refetch();
            }}
          />
        )}
      </ResourceView>
    </TitledPanel>
  );
}

import { BRAND, type MemberId } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { useEffect } from 'react';
import { dataExport } from './data-export.resource.ts';
import { ResourceCard } from '../../../ui/resource-card.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { DataExportState } from './data-export-state.tsx';

/** An export takes a second or two without other requests. */
const ASK_EVERY_MS = 3000;

export function DataExportCard({ memberId }: { readonly memberId: MemberId }) {
  const { data, refetch } = useResource(dataExport(memberId));
  const isWaiting = data?.state === 'waiting';

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(refetch, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);

  return (
    <ResourceCard
      title="A copy of your data"
      text={`Download everything ${BRAND} knows about you: your profile, plays, favorites, payments, and pictures, in a format other apps can read.`}
      resource={dataExport(memberId)}
      skeleton={<TextSkeleton what="your data copy" lines={2} />}
    >
      {(copy, onAsked) => <DataExportState copy={copy} memberId={memberId} onAsked={onAsked} />}
    </ResourceCard>
  );
}

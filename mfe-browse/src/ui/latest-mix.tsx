import type { Mix } from '@afterglow/shared-contracts';
import { RowList, SectionHeader } from '@afterglow/shared-ui';
import { MixRow } from './mix-row.tsx';

/** The newest mix of a show or artist; nothing when there is none. */
export function LatestMix({ mix }: { readonly mix: Mix | undefined }) {
  if (!mix) return null;
  return (
    <section aria-label="Latest Mix">
      <SectionHeader title="Latest Mix" />
      <RowList label="Latest Mix">
        <MixRow mix={mix} />
      </RowList>
    </section>
  );
}

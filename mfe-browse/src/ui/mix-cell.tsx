import type { Mix } from '@afterglow/shared-contracts';
import { MixCard } from '@afterglow/shared-ui';
import { memo } from 'react';

/** As many as are likely in the first row of a wide window. */
const EAGER = 6;

interface MixCellProps {
  readonly mix: Mix;
  /** In its list, from 0: the first ones are fetched at once. */
  readonly place: number;
}

/** A card of a long list: drawn again only when its mix is another. */
export const MixCell = memo(function MixCell({ mix, place }: MixCellProps) {
  return <MixCard mix={mix} eager={place < EAGER} />;
});

import type { ModalProps } from '@afterglow/shared-area';
import { useRecentSearches } from '@afterglow/shared-data/react';
import { useEffect, useState } from 'react';
import { Palette, parseTargets, type Place } from '../features/palette/index.ts';
import { itemOfPath, useRecentItems } from '../features/recent-searches/index.ts';

/** An item opened here becomes a recent search, as on the pages of the search. */
export function CommandPalette({ data$, close }: ModalProps) {
  const places = usePlaces(data$);
  const { items } = useRecentItems();
  const { add } = useRecentSearches();

  function onDone(href: string | undefined) {
    // Closed first: the dialog restores the focus before the next page takes it.
    close('confirmed');
    const item = href === undefined ? undefined : itemOfPath(href);
    if (item) add(item.type, item.itemId);
  }
  return <Palette places={places} recent={items} onDone={onDone} />;
}

function usePlaces(data$: ModalProps['data$']): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const subscription = data$.subscribe((data) => setPlaces(parseTargets(data)));
    return () => subscription.unsubscribe();
  }, [data$]);
  return places;
}

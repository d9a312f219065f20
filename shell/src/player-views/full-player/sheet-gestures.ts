import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { PlayerPort } from '@afterglow/shared-contracts';
import { trackDrag } from './track-drag.ts';
import type { Swipe } from './swipe.ts';

interface SheetGestures {
  readonly onClose: () => void;
  readonly player: Pick<PlayerPort, 'next' | 'previous' | 'getState'>;
}

/**
 * On the cover: down closes, left and right are next and previous, up shows the content below. Buttons and scrolling
 * do all of it too.
 */
export function useSheetGestures(sheet: RefObject<HTMLElement | null>, { onClose, player }: SheetGestures): void {
  const onSwipe = useEffectEvent((swipe: Swipe) => {
    if (swipe === 'down') onClose();
    else if (swipe === 'up') sheet.current?.querySelector('[role="tablist"]')?.scrollIntoView();
    else skip(player, swipe);
  });

  useEffect(() => {
    const area = sheet.current?.querySelector<HTMLElement>('[data-cover]');
    const dialog = sheet.current?.closest('dialog');
    if (!area || !dialog) return;
    return trackDrag(area, {
      onMove: (dx, dy) => drag(area, dialog, { dx, dy }),
      onEnd(swipe) {
        area.style.translate = '';
        if (swipe !== 'down') dialog.style.translate = '';
        if (swipe) onSwipe(swipe);
      },
    });
  }, [sheet]);
}

/** A swipe to the left brings in the next item, from the right. A channel has no neighbors. */
export function skip(player: SheetGestures['player'], swipe: 'left' | 'right'): void {
  if (player.getState().mix === null) return;
  void (swipe === 'left' ? player.next() : player.previous());
}

/** The sheet follows downwards, the cover sideways. */
function drag(area: HTMLElement, dialog: HTMLElement, { dx, dy }: { readonly dx: number; readonly dy: number }): void {
  const isDown = dy > Math.abs(dx);
  dialog.style.translate = isDown ? `0 ${dy}px` : '';
  area.style.translate = isDown || Math.abs(dy) > Math.abs(dx) ? '' : `${dx}px 0`;
}

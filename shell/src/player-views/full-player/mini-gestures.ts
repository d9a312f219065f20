import type { PlayerPort } from '@afterglow/shared-contracts';
import type { Views } from '../../layout/views.ts';
import { trackDrag } from './track-drag.ts';
import { skip } from './sheet-gestures.ts';

export interface MiniGestures {
  readonly player: Pick<PlayerPort, 'next' | 'previous' | 'getState'>;
  readonly views: Pick<Views, 'change'>;
}

/**
 * On the bar of a small screen: up opens the full-screen player, left and right are next and previous. Returns a
 * disposer.
 */
export function followMiniPlayer(bar: HTMLElement, { player, views }: MiniGestures): () => void {
  function shift(dx: number) {
    const item = bar.firstElementChild;
    if (item instanceof HTMLElement) item.style.translate = dx === 0 ? '' : `${dx}px 0`;
  }
  return trackDrag(bar, {
    onMove: (dx, dy) => shift(Math.abs(dx) > Math.abs(dy) && player.getState().mix ? dx : 0),
    onEnd(swipe) {
      shift(0);
      if (player.getState().status === 'stopped') return;
      if (swipe === 'up') views.change({ isExpanded: true });
      else if (swipe === 'left' || swipe === 'right') skip(player, swipe);
    },
  });
}

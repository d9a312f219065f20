import type { MiniGestures } from '../../player-views/full-player/mini-gestures.ts';

/** Preloads the code of views that open at a click. Failed code is requested again when it is needed. */
export async function loadViewsAhead(services: MiniGestures): Promise<void> {
  await Promise.allSettled([
    import(/* webpackChunkName: "player-views" */ '../../player-views/right-panel.tsx'),
    import(/* webpackChunkName: "modal" */ '../../modals/modal-dialog.tsx'),
    followGestures(services),
  ]);
}

/** They only repeat what buttons do. */
async function followGestures(services: MiniGestures): Promise<void> {
  const { followMiniPlayer } = await import(
    /* webpackChunkName: "player-views" */ '../../player-views/full-player/mini-gestures.ts'
  );
  const bar = document.querySelector<HTMLElement>('section[data-playing]');
  if (bar) followMiniPlayer(bar, services);
}

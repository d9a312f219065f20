/** What opens at a click is there before the click. What cannot be loaded now is asked for again when it is needed. */
export async function loadViewsAhead(): Promise<void> {
  await Promise.allSettled([
    import(/* webpackChunkName: "player-views" */ '../player-views/right-panel.tsx'),
    import(/* webpackChunkName: "modal" */ '../modals/modal-dialog.tsx'),
  ]);
}

/** Runs immediately and then at most once every `intervalMs`, also after the last call. Returns it with a disposer. */
export function throttled(run: () => void, intervalMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  function tick() {
    timer = undefined;
    if (isDue) call();
  }
  function call() {
    if (timer !== undefined) {
      isDue = true;
      return;
    }
    isDue = false;
    timer = setTimeout(tick, intervalMs);
    run();
  }
  return { call, stop: () => clearTimeout(timer) };
}

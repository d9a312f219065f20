interface SilenceWatch {
  beganAtMs: number | null;
  endedAtMs: number | null;
}

type Watching = typeof globalThis & { silenceWatch?: SilenceWatch };

/** Runs in the page: records the next silence, from the end of a source or its data. */
export function watchSilence(begin: 'ended' | 'waiting'): void {
  const audio = document.querySelector('audio');
  if (!audio) throw new Error('There is no audio element.');
  const watch: SilenceWatch = { beganAtMs: null, endedAtMs: null };
  Object.assign(globalThis, { silenceWatch: watch });
  audio.addEventListener(begin, () => (watch.beganAtMs ??= performance.now()));
  audio.addEventListener('playing', () => {
    if (watch.beganAtMs !== null) watch.endedAtMs ??= performance.now();
  });
}

/** Runs in the page: the length of that silence; null until the audio resumes. */
export function silenceMs(): number | null {
  const { beganAtMs = null, endedAtMs = null } = (globalThis as Watching).silenceWatch ?? {};
  return beganAtMs === null || endedAtMs === null ? null : endedAtMs - beganAtMs;
}

/** Counts playback requests: a response that arrives after a newer request is too late. */
export interface RequestGuard {
  /** Returns a check whether this request is still the newest one. */
  add(): () => boolean;
}

export function createRequestGuard(): RequestGuard {
  let newest = 0;
  return {
    add() {
      newest += 1;
      const own = newest;
      return () => own === newest;
    },
  };
}

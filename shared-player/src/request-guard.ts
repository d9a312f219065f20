/** Counts what was asked to play: an answer that arrives after a newer request is too late. */
export interface RequestGuard {
  /** Returns whether this request is still the newest one. */
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

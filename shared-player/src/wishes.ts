/** Counts the wishes for something to be played: an answer that comes after a newer wish is too late. */
export interface Wishes {
  /** Hands back whether this wish is still the newest one. */
  add(): () => boolean;
}

export function createWishes(): Wishes {
  let newest = 0;
  return {
    add() {
      newest += 1;
      const own = newest;
      return () => own === newest;
    },
  };
}

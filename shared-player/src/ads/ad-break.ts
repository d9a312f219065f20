import type { AdProvider } from './ad-provider.port.ts';

/** Waits for the ads before what was asked for; false when something else has been asked for meanwhile. */
export type AdBreak = (isNewest: () => boolean) => Promise<boolean>;

/** Whatever becomes of an ad, the music is not held up by it. */
export function createAdBreak({ beforePlay }: AdProvider): AdBreak {
  return async (isNewest) => {
    await beforePlay().catch(() => undefined);
    return isNewest();
  };
}

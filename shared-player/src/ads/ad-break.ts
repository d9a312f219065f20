import type { AdProvider } from './ad-provider.port.ts';

/** Waits for the ads that precede what was asked for; false when something else was asked for in the meantime. */
export type AdBreak = (isNewest: () => boolean) => Promise<boolean>;

/** Whatever happens to an ad, it does not hold up the music. */
export function createAdBreak({ beforePlay }: AdProvider): AdBreak {
  return async (isNewest) => {
    await beforePlay().catch(() => undefined);
    return isNewest();
  };
}

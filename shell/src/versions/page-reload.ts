import type { LocalFlags } from '@afterglow/shared-data';

export interface PageReload {
  /** A page reloaded from now on has noticed that version. */
  announce(version: string): void;
  reload(): void;
}

/**
 * Reloads the page. It first stores what was said about a newer version, so that the reloaded page does not say it again, whatever it
 * runs.
 */
export function createPageReload(flags: Pick<LocalFlags, 'rememberVersion'>, reload: () => void): PageReload {
  let announced: string | null = null;
  return {
    announce(version) {
      announced = version;
    },
    reload() {
      if (announced !== null) flags.rememberVersion(announced);
      reload();
    },
  };
}

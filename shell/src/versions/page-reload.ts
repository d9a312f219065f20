import type { LocalFlags } from '@afterglow/shared-data';

export interface PageReload {
  /** A page reloaded from now on has already shown that version. */
  announce(version: string): void;
  reload(): void;
}

/**
 * Reloads the page. It first stores which newer version was shown, so that the reloaded page does not show it again,
 * whatever it runs.
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

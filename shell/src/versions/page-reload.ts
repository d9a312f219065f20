import type { LocalFlags } from '@afterglow/shared-data';

export interface PageReload {
  /** A page that is reloaded from now on has taken note of that version. */
  announce(version: string): void;
  reload(): void;
}

/** Reloads the page. What it was told of a newer version is kept first, so the page that comes does not tell it again, whatever it runs. */
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

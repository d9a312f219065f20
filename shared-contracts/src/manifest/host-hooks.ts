/** The one global that the shell offers to the webpack runtimes of remotes, which cannot import anything before they run. */
export const HOST_HOOKS_GLOBAL = '__afterglow';

/** What stands under `globalThis[HOST_HOOKS_GLOBAL]`; set by the shell before it loads the first remote. */
export interface HostHooks {
  /**
   * Integrity for a script or stylesheet about to be requested, by absolute URL; undefined when the URL is not below
   * `/remotes/`. A file of a release that the live set does not name gets a hash that never matches, so it cannot run.
   */
  integrityOf(url: string): string | undefined;
  /**
   * Watches the script of a chunk that is about to be requested: when the time limit of the page passes, it gets an `error`
   * event as if it had failed. To be called for every such script, after its address is set.
   */
  limitScript(script: HTMLScriptElement): void;
  /**
   * Puts a stylesheet of a remote into the page: with integrity, held back while its version is only staged, and with a time
   * limit (the link gets an `error` event when it passes; without it, webpack would wait for ever).
   */
  insertStylesheet(link: HTMLLinkElement): void;
}

/**
 * How long an entry, chunk or stylesheet of a remote may take before it counts as failed (reason `timeout`), unless the page's
 * configuration says otherwise. A build's own `chunkLoadTimeout` must not be shorter.
 */
export const CODE_LOAD_LIMIT_MS = 120_000;

/** The global array through which the chunks of one release arrive; disposing of a version sets it to undefined. */
export function chunkGlobalOf(federationName: string): string {
  return `webpackChunk_${federationName}`;
}

/** The one global that the shell offers to the webpack runtimes of remotes, which cannot import anything before they run. */
export const HOST_HOOKS_GLOBAL = '__afterglow';

/** The value of `globalThis[HOST_HOOKS_GLOBAL]`; the shell sets it before it loads the first remote. */
export interface HostHooks {
  /**
   * The integrity of a script or stylesheet about to be requested, by absolute URL; undefined when the URL is not below `/remotes/`. A
   * file of a release that is not in the live set gets a hash that never matches, so it cannot run.
   */
  integrityOf(url: string): string | undefined;
  /**
   * Watches the script of a chunk that is about to be requested: once the page's timeout has passed, it gets an
   * `error` event as if it had failed. Call it for every such script, after its URL is set.
   */
  limitScript(script: HTMLScriptElement): void;
  /**
   * Inserts a remote's stylesheet into the page: with integrity, disabled while its version is only staged, and with a
   * timeout (the link gets an `error` event when it passes; otherwise webpack would wait forever).
   */
  insertStylesheet(link: HTMLLinkElement): void;
}

/**
 * How long an entry, chunk or stylesheet of a remote may take before it counts as failed (reason `timeout`), unless
 * the page's configuration overrides it. A build's own `chunkLoadTimeout` must not be shorter.
 */
export const CODE_LOAD_LIMIT_MS = 120_000;

/** The global array through which the chunks of one release arrive; disposing of a version sets it to undefined. */
export function chunkGlobalOf(federationName: string): string {
  return `webpackChunk_${federationName}`;
}

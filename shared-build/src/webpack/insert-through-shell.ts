interface PageWithHooks {
  readonly __afterglow: { insertStylesheet(link: unknown): void };
}

/** Bundled as text (mini-css-extract-plugin calls toString), so it must not use anything outside itself. */
export function insertStylesViaShell(link: unknown): void {
  // The shell sets its hooks before it loads a remote; see HOST_HOOKS_GLOBAL of shared-contracts.
  (globalThis as unknown as PageWithHooks).__afterglow.insertStylesheet(link);
}

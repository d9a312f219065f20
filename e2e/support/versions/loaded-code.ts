import type { Page } from '@playwright/test';

/** Text that occurs only in the code of one library, even when minified. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  'react-dom': /__reactContainer\$/,
  'react-router-dom':
    /You cannot render a <Router> inside another <Router>|useRoutes\(\) may be used only in the context/,
  rxjs: /ObjectUnsubscribedError/,
  'single-spa': /single-spa minified message/,
  '@afterglow/shared-contracts': /EventRefusedError/,
  '@afterglow/shared-player': /activeQueue/,
  '@afterglow/shared-data': /auth\.currentUser/,
  '@afterglow/shared-area': /Retry was pressed before the page had arrived/,
  '@afterglow/shared-ui': /usePorts needs a PortsProvider/,
};

export const LIBRARIES = Object.keys(SIGNATURES);

/** Records a page's loads: how many scripts contain each shared library, and how many React renderers have started. */
export async function followLoadedCode(
  page: Page,
): Promise<{ copies(): Promise<Record<string, number>>; renderers(): Promise<number> }> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') urls.add(response.url());
  });
  // React announces every renderer to this hook; it must exist before the first script runs.
  await page.addInitScript(() => {
    let count = 0;
    Object.assign(window, {
      rendererCount: () => count,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: () => ++count,
        onCommitFiberRoot: () => {},
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        checkDCE: () => {},
      },
    });
  });
  return {
    async copies() {
      // Published files never change, so they can be read again.
      const scripts = await Promise.all([...urls].map(async (url) => (await fetch(url)).text()));
      return Object.fromEntries(
        Object.entries(SIGNATURES).map(([name, signature]) => [
          name,
          scripts.filter((text) => signature.test(text)).length,
        ]),
      );
    },
    renderers: () => page.evaluate(() => (window as unknown as { rendererCount: () => number }).rendererCount()),
  };
}

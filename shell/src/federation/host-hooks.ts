import { HOST_HOOKS_GLOBAL, REMOTES_PATH, type HostHooks } from '@afterglow/shared-contracts';
import { retryUrl, canonicalUrl, publishedIntegrity, type CodeRegistry } from './code-registry.ts';

/** Well-formed, so browsers enforce it, and the hash of nothing. */
const NEVER_MATCHES = `sha384-${'A'.repeat(64)}`;

/** The hooks for the webpack runtimes of remotes. Fails closed: a file that no admitted release lists cannot run. */
export function createHostHooks(code: CodeRegistry, limitMs: number): HostHooks {
  function integrityOf(url: string) {
    const admitted = code.find(url);
    if (admitted) return publishedIntegrity(admitted, url) ?? NEVER_MATCHES;
    const { origin, pathname } = new URL(url, document.baseURI);
    return origin === location.origin && !pathname.startsWith(`${REMOTES_PATH}/`) ? undefined : NEVER_MATCHES;
  }

  function limit(element: HTMLScriptElement | HTMLLinkElement, url: string) {
    const admitted = code.find(url);
    if (admitted) admitted.pending += 1;
    const timer = setTimeout(() => {
      admitted?.timedOut.add(canonicalUrl(url));
      element.dispatchEvent(new Event('error'));
    }, limitMs);
    const settled = new AbortController();
    const done = () => {
      clearTimeout(timer);
      if (admitted) admitted.pending -= 1;
      settled.abort();
    };
    for (const type of ['load', 'error']) element.addEventListener(type, done, settled);
  }

  function limitScript(script: HTMLScriptElement) {
    const admitted = code.find(script.src);
    if (admitted) script.src = retryUrl(admitted, script.src);
    limit(script, script.src);
  }

  function insertStylesheet(link: HTMLLinkElement) {
    const integrity = integrityOf(link.href);
    if (integrity) Object.assign(link, { integrity, crossOrigin: 'anonymous' });
    const admitted = code.find(link.href);
    if (admitted) link.href = retryUrl(admitted, link.href);
    if (admitted?.held) link.media = 'not all';
    limit(link, link.href);
    document.head.append(link);
  }

  return { integrityOf, insertStylesheet, limitScript };
}

export function installHostHooks(hooks: HostHooks): void {
  Object.defineProperty(globalThis, HOST_HOOKS_GLOBAL, { value: hooks, configurable: true });
}

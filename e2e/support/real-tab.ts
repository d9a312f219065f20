import { expect, type Browser, type CDPSession } from '@playwright/test';
import { shiftClock } from './other-time.ts';

const SIZE = { width: 1440, height: 900 };

/** A control in the page: its left edge, vertical center and width. */
interface Place {
  readonly left: number;
  readonly y: number;
  readonly width: number;
}

interface Answer {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown }; readonly exceptionDetails?: unknown };
}

/** A tab that can be hidden, unlike Playwright's pages, because only its user holds it. */
export class RealTab {
  readonly #browser: CDPSession;
  readonly #contextId: string;
  readonly #targetId: string;
  readonly #sessionId: string;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #sent = 0;

  private constructor(browser: CDPSession, contextId: string, targetId: string, sessionId: string) {
    this.#browser = browser;
    this.#contextId = contextId;
    this.#targetId = targetId;
    this.#sessionId = sessionId;
    browser.on('Target.receivedMessageFromTarget', ({ message }) => {
      const answer = JSON.parse(message) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
  }

  /** With this local storage before anything in the page runs. */
  static async open(browser: Browser, url: string, stored: Readonly<Record<string, string>>): Promise<RealTab> {
    const root = await browser.newBrowserCDPSession();
    const { browserContextId } = await root.send('Target.createBrowserContext');
    const tab = await RealTab.#attach(root, browserContextId);
    const source = `for (const [key, text] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, text);`;
    await tab.#send('Page.addScriptToEvaluateOnNewDocument', { source });
    await tab.#send('Page.navigate', { url });
    return tab;
  }

  /** Another tab of the same browser, in its own window. */
  async openBeside(browser: Browser, url: string): Promise<RealTab> {
    const tab = await RealTab.#attach(await browser.newBrowserCDPSession(), this.#contextId);
    await tab.#send('Page.navigate', { url });
    return tab;
  }

  static async #attach(root: CDPSession, browserContextId: string): Promise<RealTab> {
    const where = { browserContextId, newWindow: true, ...SIZE };
    const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', ...where });
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
    const tab = new RealTab(root, browserContextId, targetId, sessionId);
    await tab.#send('Page.enable');
    return tab;
  }

  /** The function may use only its argument and the page. */
  async evaluate<Result>(action: () => Result): Promise<Awaited<Result>>;
  async evaluate<Arg, Result>(action: (arg: Arg) => Result, arg: Arg): Promise<Awaited<Result>>;
  async evaluate(action: (arg: unknown) => unknown, arg?: unknown): Promise<unknown> {
    const expression = `(${String(action)})(${JSON.stringify(arg)})`;
    const { result } = await this.#send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (result?.exceptionDetails) throw new Error(JSON.stringify(result.exceptionDetails));
    return result?.result?.value;
  }

  /** A real click, once the control exists; `share` is the horizontal position in it. */
  async click(selector: string, text = '', share = 0.5): Promise<void> {
    await expect.poll(() => this.evaluate(placeOf, { selector, text })).not.toBeNull();
    const place = await this.evaluate(placeOf, { selector, text });
    if (!place) throw new Error(`${selector} ${text} has gone.`);
    const at = { x: place.left + place.width * share, y: place.y, button: 'left', clickCount: 1 };
    for (const type of ['mousePressed', 'mouseReleased']) await this.#send('Input.dispatchMouseEvent', { type, ...at });
  }

  /** Advances the clock of this document and of those that follow it, but not their timers. */
  async pass(durationMs: number): Promise<void> {
    const source = `(${String(shiftClock)})(${durationMs});`;
    // First, because this document may be replaced at any time, and time must not run backward.
    await this.#send('Page.addScriptToEvaluateOnNewDocument', { source });
    await this.evaluate(shiftClock, durationMs);
  }

  async hide(): Promise<void> {
    await this.#setWindow('minimized');
    await expect.poll(() => this.evaluate(() => document.visibilityState)).toBe('hidden');
  }

  async show(): Promise<void> {
    await this.#setWindow('normal');
    await expect.poll(() => this.evaluate(() => document.visibilityState)).toBe('visible');
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.closeTarget', { targetId: this.#targetId });
    await this.#browser.detach();
  }

  async #setWindow(windowState: 'minimized' | 'normal'): Promise<void> {
    const { windowId } = await this.#browser.send('Browser.getWindowForTarget', { targetId: this.#targetId });
    await this.#browser.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
  }

  async #send(method: string, params: object = {}): Promise<Answer> {
    this.#sent += 1;
    const id = this.#sent;
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.#browser.send('Target.sendMessageToTarget', { sessionId: this.#sessionId, message });
    return answer;
  }
}

function placeOf({ selector, text }: { readonly selector: string; readonly text: string }): Place | null {
  const control = [...document.querySelectorAll<HTMLElement>(selector)].find(({ innerText }) =>
    innerText.includes(text),
  );
  if (!control) return null;
  const { left, top, width, height } = control.getBoundingClientRect();
  return { left, y: top + height / 2, width };
}

import type { Overview } from '@afterglow/shared-registry-contracts';

/** The streams that the page has opened, newest last. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (last === undefined) throw new Error('No stream was opened.');
    return last;
  }

  emit(overview: Overview): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent('overview', { data: JSON.stringify(overview) }));
  }

  /** The browser reconnects automatically, unless the response was an error. */
  fail(isRefused = false): void {
    this.readyState = isRefused ? FakeEventSource.CLOSED : 0;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

export function installFakeEventSource(): void {
  FakeEventSource.opened = [];
  Object.defineProperty(globalThis, 'EventSource', { value: FakeEventSource, configurable: true, writable: true });
}

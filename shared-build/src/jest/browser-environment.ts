import JsdomEnvironment from 'jest-environment-jsdom';
import { provideAriaData } from './aria-data.ts';
import { stubComputedStyle } from './fast-computed-style.ts';

// jsdom lacks these, or has its own that Node's fetch rejects (an AbortSignal of another realm). Browsers have them all.
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'ReadableStream',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'WritableStream',
  'fetch',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'structuredClone',
] as const;

/** jsdom with the network, stream and encoding globals that every supported browser has. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(...args: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...args);
    const target: object = this.global;
    const ofForms = this.global.FormData;
    for (const name of FROM_NODE) {
      Object.defineProperty(target, name, { value: globalThis[name], configurable: true, writable: true });
    }
    Object.defineProperty(target, 'FormData', { value: readingForms(ofForms), configurable: true, writable: true });
    acceptNodeSignals(this.global.EventTarget.prototype);
    acceptNodeSignals(this.global); // Jest has put its own method on the window
    stubComputedStyle(this.global);
    provideAriaData(target);
  }
}

/** Node's FormData, which its fetch accepts, cannot read forms: jsdom's reads the fields of a form. */
function readingForms(OfForms: typeof FormData): typeof FormData {
  return class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (!form) return;
      for (const [name, value] of new OfForms(form, submitter)) this.append(name, value);
    }
  };
}

/** jsdom's addEventListener rejects a `signal` that is not its own; this listens for its abort event instead. */
function acceptNodeSignals(target: EventTarget): void {
  const add = target.addEventListener;
  target.addEventListener = function (this: EventTarget, type, listener, options) {
    if (typeof options !== 'object' || !options.signal) return add.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    add.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
  };
}

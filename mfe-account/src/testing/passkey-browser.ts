/** A fake of a browser with passkeys: creates and returns them, or rejects as configured. */
export interface PasskeyBrowser {
  readonly create: jest.Mock;
  readonly get: jest.Mock;
}

const BYTES = new Uint8Array([1, 2, 3]).buffer;

/**
 * Installs passkeys until `removePasskeyBrowser`; without autofill by default, so that no request opens automatically.
 */
export function installPasskeyBrowser({ hasAutofill = false } = {}): PasskeyBrowser {
  const response = { clientDataJSON: BYTES, attestationObject: BYTES, authenticatorData: BYTES, signature: BYTES };
  const credential = {
    id: 'AQID',
    rawId: BYTES,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response: { ...response, userHandle: null, getTransports: () => ['internal'] },
    getClientExtensionResults: () => ({}),
  };
  const browser = { create: jest.fn(async () => credential), get: jest.fn(async () => credential) };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: browser });
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => hasAutofill,
  });
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: PublicKeyCredential });
  return browser;
}

export function removePasskeyBrowser(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

/** The error of a browser: `NotAllowedError` when the member declines. */
export function refusal(name: string): Error {
  return Object.assign(new Error('refused'), { name });
}

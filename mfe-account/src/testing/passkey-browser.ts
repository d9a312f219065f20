/** What a browser with a passkey does, and this one does not: it makes and gives them, or refuses as told. */
export interface PasskeyBrowser {
  readonly create: jest.Mock;
  readonly get: jest.Mock;
}

const BYTES = new Uint8Array([1, 2, 3]).buffer;

/** Gives the browser passkeys until `removePasskeyBrowser`; without autofill unless told, so that no question is open by itself. */
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

/** As a browser refuses: `NotAllowedError` when the person does not want to. */
export function refusal(name: string): Error {
  return Object.assign(new Error('refused'), { name });
}

/** The service's responses about login methods, in the states of the screenshots. */

const MEMBER = '/v3/members/\\d+';

/** The calls, as patterns of their URLs. */
export const CALLS = {
  ways: `${MEMBER}/security$`,
  sessions: `${MEMBER}/sessions$`,
  passkey: `${MEMBER}/passkeys/`,
  key: `${MEMBER}/second-factor/key$`,
  codes: `${MEMBER}/second-factor(/recovery-codes)?$`,
  confirm: '/v3/auth/confirmation$',
  copy: `${MEMBER}/data-copy$`,
  leaving: `${MEMBER}/leaving$`,
  token: '/v3/auth/token$',
  code: '/v3/auth/token/second-factor$',
} as const;

export const MORNING = '2026-11-02T08:30:00.000Z';
export const LATER = '2030-01-07T12:00:00.000Z';

const PASSKEY = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Chrome on Windows',
  synced: true,
  creationTime: MORNING,
  lastUseTime: null,
};
const PHONE = {
  ...PASSKEY,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'My phone',
  synced: false,
  lastUseTime: new Date().toISOString(),
};

export const PLAIN = { password: true, networks: [], passkeys: [], secondFactor: null };
export const WHOLE = { ...PLAIN, networks: ['google'], passkeys: [PASSKEY, PHONE] };
export const NETWORK_ALONE = { ...PLAIN, password: false, networks: ['google', 'apple'] };
export const PASSKEY_ALONE = { ...PLAIN, password: false, passkeys: [PHONE] };

export function appWith(recoveryCodesLeft: number) {
  return { secondFactor: { since: MORNING, recoveryCodesLeft } };
}

const SESSION = {
  id: '00000000-0000-4000-8000-000000000011',
  browser: 'Firefox',
  system: 'Windows',
  place: '192.0.2.x',
  startTime: MORNING,
  lastUseTime: MORNING,
  current: false,
};
const HERE = { ...SESSION, browser: 'Safari', system: 'iOS', place: null, current: true };

export const HERE_ALONE = [HERE];
export const DEVICES = [
  HERE,
  { ...SESSION, browser: null, system: null, id: '00000000-0000-4000-8000-000000000012' },
  ...Array.from({ length: 9 }, (_, index) => ({ ...SESSION, id: `00000000-0000-4000-8000-0000000001${index}0` })),
];

export const NEW_KEY = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Afterglow:ada@afterglow.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Afterglow',
};
export const NEW_CODES = { recoveryCodes: Array.from({ length: 10 }, (_, index) => `x7kd-29mp-qqf${index}-3hzt`) };

export const ASKED_AGAIN = refusal(403, 'confirmation_required');
export const WRONG_PASSWORD = refusal(403, 'forbidden');
export const WRONG_CODE = refusal(401, 'wrong_code');
export const CODE_NEEDED = { status: 202, body: { challenge: 'abc', expiryTime: LATER } };

function refusal(status: number, code: string) {
  return { status, body: { code, message: 'No.' } };
}

import { type Operation, nothing } from '@afterglow/shared-contracts';
import type { ServiceOperationName } from '@afterglow/shared-contracts/services';

export interface OperationExample {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

const MEMBER = { id: 1 };
const UUID = '5f0c3c1e-8f0e-4a53-9d7e-2b1c6a9d4e10';
const PASSKEY = { id: 'mEbq1Yz0', rawId: 'mEbq1Yz0', type: 'public-key' };
const EMAIL = 'you@example.com';
const PASSWORD = 'correct horse battery';
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** For every operation that needs more than IDs to be understood. */
const EXAMPLES: Partial<Record<ServiceOperationName, OperationExample>> = {
  createToken: { body: { email: EMAIL, password: PASSWORD } },
  sendSecondFactor: { body: { challenge: 'of-the-answer-to-the-password', code: '123456' } },
  createTokenByPasskey: {
    body: {
      passkey: { ...PASSKEY, response: { clientDataJSON: 'eyJ0', authenticatorData: 'SZYN', signature: 'MEUC' } },
    },
  },
  turnOnSecondFactor: { params: MEMBER, body: { code: '123456' } },
  addPasskey: {
    params: MEMBER,
    body: { passkey: { ...PASSKEY, response: { clientDataJSON: 'eyJ0', attestationObject: 'o2Nm' } } },
  },
  renamePasskey: { params: { ...MEMBER, passkeyId: UUID }, body: { name: 'My phone' } },
  removePasskey: { params: { ...MEMBER, passkeyId: UUID } },
  confirmSession: { body: { password: PASSWORD } },
  createCaptchaTask: { body: { form: 'sign-up' } },
  createMember: { body: { email: EMAIL, password: PASSWORD, username: 'nightowl' } },
  updateMember: { params: MEMBER, body: { firstName: 'Noor' } },
  requestPasswordReset: { body: { email: EMAIL } },
  setNewPassword: { body: { member: { id: 1, password: PASSWORD }, token: 'of-the-link-in-the-mail' } },
  endSession: { params: { ...MEMBER, sessionId: UUID } },
  updateSettings: { params: MEMBER, body: { volume: 80 } },
  listFavorites: { params: { ...MEMBER, type: 'mixes' } },
  addFavorite: { params: { ...MEMBER, type: 'mixes' }, body: { members_id: MEMBER, mixes_id: { id: 12 } } },
  removeFavorite: { params: { ...MEMBER, type: 'mixes', thingId: 12 } },
  saveListening: {
    params: MEMBER,
    body: {
      device: { id: '3f9c2a71d04be865', name: 'Firefox on Linux' },
      queue: { mixes: [12, 7], position: 0, playlistId: null },
      positions: [{ mixId: 12, positionMs: 1_390_000, updatedAt: '2026-03-01T21:14:03.000Z' }],
      updatedAt: '2026-03-01T21:14:03.000Z',
      sentAt: '2026-03-01T21:14:04.000Z',
    },
  },
  sendMessage: {
    body: {
      content: 'Stream stops',
      sender: 2,
      recipient: 1,
      email: { subject: 'Stream stops', body: 'It stops after an hour.' },
      mode: 'EMAIL',
      type: 'NOTIFICATION',
    },
  },
  listRelatedMixes: { query: { mixes_id: 12 } },
  listMixes: { query: { channel: 'chill', order: '-reach', limit: 3 } },
  getMixUrls: { query: { quality: 96 } },
  search: { query: { query: 'midnight' } },
  dispatch: { query: { models: 'mixes:12,shows:3', depth: 2 } },
  addShowReach: { body: { mixes_id: 12 } },
  listStationPlaylists: { query: { station: 'chill', limit: 3 } },
  getPlayerAddresses: { params: { id: 'chill' } },
  getOwnPlayerAddresses: { params: MEMBER, query: { station: 'chill', mount: 'high' } },
  validateStreaming: { query: { station: 'chill', mount: 'low' } },
  listSubscriptions: { query: { membersid: 1 } },
  quotePlan: { query: { subscriptionsProductsId: 2, paymentProcessor: 'stripe' } },
  getPayment: { params: { ...MEMBER, paymentId: 1 } },
  createCheckout: { body: { subscriptionsProductsId: 2, paymentProcessor: 'stripe', dueToday: 0, price: 499 } },
  cancelSubscription: { body: { status: 'canceled' } },
  getPortalUrl: { query: { returnurl: 'http://localhost:4800/premium' } },
  grantPremium: { body: { email: EMAIL, reason: 'Winner of the raffle', months: 1 } },
  changePlans: { body: { action: 'set-price', planId: 3, price: 4900, stripe: 'price_1', paypal: 'P-1' } },
  setDonations: { body: { products: [{ amount: 20 }, { amount: 50 }, { amount: 100 }] } },
  generateSchedule: { body: { days: 7 } },
  setSuperAdmin: { body: { email: EMAIL, super_admin: true } },
  getImport: { params: { hash: 'ab'.repeat(32) } },
  uploadMedia: { body: { fileName: 'me.gif', fileBase64: PIXEL, folder: 'members' } },
};

export function exampleOf(operation: Operation): OperationExample {
  // The table lists every declared operation under its own name.
  const example = EXAMPLES[operation.name as ServiceOperationName] ?? {};
  return operation.params === nothing ? example : { ...example, params: { id: 1, ...example.params } };
}

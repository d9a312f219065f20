import type { ServiceOperationName } from '@afterglow/shared-contracts/services';
import type { CallInput } from '@afterglow/api/testing';

export interface Owned {
  /** The subject member, and their login email. */
  readonly memberId: number;
  readonly email: string;
  readonly checkoutId: number;
  readonly subscriptionId: number;
  /** A different number for every call, so that nothing is created twice. */
  readonly fresh: number;
  readonly origin: string;
}

type Input = CallInput<never> & {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
};

/** Statuses in the order of `ROLES`. */
export interface Row {
  readonly statuses: readonly number[];
  readonly input: (owned: Owned) => Input;
  /** Rejected when it is called too often within an hour. */
  readonly isLimited?: boolean;
}

/**
 * The caller. `other` is a free member who requests the items of `free`; `revoked` and `expired` use a token of `free` that is no longer
 * valid; the super admin requests the items of `free`, too.
 */
export const ROLES = ['visitor', 'free', 'premium', 'other', 'superAdmin', 'revoked', 'expired'] as const;
export type Role = (typeof ROLES)[number];

const ANYONE = [200, 200, 200, 200, 200, 200, 200];
/** About the caller, in any role. */
const MEMBERS = [401, 200, 200, 200, 200, 401, 401];
const OWN = [401, 200, 200, 403, 403, 401, 401];
const OWN_OR_SUPER_ADMIN = [401, 200, 200, 403, 200, 401, 401];
const SUPER_ADMINS = [401, 403, 403, 403, 200, 401, 401];

const none = () => ({});
const one = (id: number | string) => () => ({ params: { id } });
const ofMember = ({ memberId }: Owned) => ({ params: { id: memberId } });
const anyone = (input: Row['input'] = none): Row => ({ statuses: ANYONE, input });
const members = (input: Row['input'] = none): Row => ({ statuses: MEMBERS, input });
const own = (input: Row['input'] = ofMember): Row => ({ statuses: OWN, input });
/** No session here was just confirmed, so that the member itself is rejected as well. */
const confirmedOwn = (input: Row['input'] = ofMember): Row => ({
  statuses: [401, 403, 403, 403, 403, 401, 401],
  input,
});
const superAdmins = (input: Row['input'] = none): Row => ({ statuses: SUPER_ADMINS, input });
const inRange = (fresh: number) => 1 + (fresh % 400);

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** A member that the others change. */
export const SPARE = 'spare@afterglow.example';
const LISTENED = {
  device: { id: 'a'.repeat(16), name: 'Firefox on Linux' },
  queue: { mixes: [1], position: 0, playlistId: null },
  positions: [],
  updatedAt: '2026-03-01T12:00:00Z',
  sentAt: '2026-03-01T12:00:00Z',
};
const HASH = '0'.repeat(64);
const NO_ID = '00000000-0000-4000-8000-000000000000';
const MADE_UP = 'A'.repeat(32);
const CREDENTIAL = { id: MADE_UP, rawId: MADE_UP, type: 'public-key', clientExtensionResults: {} };
const PASSKEY = {
  ...CREDENTIAL,
  response: { clientDataJSON: MADE_UP, authenticatorData: MADE_UP, signature: MADE_UP },
};
const NEW_PASSKEY = { ...CREDENTIAL, response: { clientDataJSON: MADE_UP, attestationObject: MADE_UP } };

/** The response of every operation to every role. A missing operation has no decision on who may call it. */
export const ROLE_CALLS: Readonly<Partial<Record<ServiceOperationName, Row>>> = {
  createToken: anyone(({ email }) => ({ body: { email, password: 'afterglow-demo' } })),
  // No caller here has started a login, so all get the same response.
  sendSecondFactor: {
    statuses: [404, 404, 404, 404, 404, 404, 404],
    input: () => ({ body: { challenge: 'made-up', code: '123456' } }),
  },
  createPasskeyChallenge: anyone(),
  createTokenByPasskey: {
    statuses: [401, 401, 401, 401, 401, 401, 401],
    input: () => ({ body: { passkey: PASSKEY } }),
  },
  revokeToken: { statuses: [401, 204, 204, 204, 204, 401, 401], input: none },
  confirmSession: {
    statuses: [401, 204, 204, 204, 204, 401, 401],
    input: () => ({ body: { password: 'afterglow-demo' } }),
  },
  createCaptchaTask: anyone(() => ({ body: { form: 'sign-up' } })),
  // No caller here has a captcha proof, so all get the same response.
  createMember: {
    statuses: [403, 403, 403, 403, 403, 403, 403],
    input: ({ fresh }) => ({
      body: { email: `role-${fresh}@afterglow.example`, password: 'a long password', username: `role ${fresh}` },
    }),
  },
  getMember: { statuses: OWN_OR_SUPER_ADMIN, input: ofMember },
  updateMember: own((owned) => ({ ...ofMember(owned), body: { firstName: 'Noor' } })),
  mailEmailChangeAgain: { statuses: [401, 404, 404, 403, 403, 401, 401], input: ofMember },
  stopEmailChange: own(),
  getPermissions: { statuses: OWN_OR_SUPER_ADMIN, input: ofMember },
  getSecurity: own(),
  removePassword: confirmedOwn(),
  beginSecondFactor: confirmedOwn(),
  turnOnSecondFactor: confirmedOwn((owned) => ({ ...ofMember(owned), body: { code: '123456' } })),
  renewRecoveryCodes: confirmedOwn(),
  turnOffSecondFactor: confirmedOwn(),
  beginPasskey: confirmedOwn(),
  addPasskey: confirmedOwn((owned) => ({ ...ofMember(owned), body: { passkey: NEW_PASSKEY } })),
  renamePasskey: {
    statuses: [401, 404, 404, 403, 403, 401, 401],
    input: ({ memberId }) => ({ params: { id: memberId, passkeyId: NO_ID }, body: { name: 'Mine' } }),
  },
  removePasskey: confirmedOwn(({ memberId }) => ({ params: { id: memberId, passkeyId: NO_ID } })),
  listSessions: own(),
  endSession: {
    statuses: [401, 404, 404, 403, 403, 401, 401],
    input: ({ memberId }) => ({ params: { id: memberId, sessionId: NO_ID } }),
  },
  endOtherSessions: { statuses: [401, 204, 204, 403, 403, 401, 401], input: ofMember },
  getDataCopy: own(),
  requestDataCopy: confirmedOwn(),
  getLeaving: own(),
  leave: confirmedOwn(),
  stay: own(),
  requestPasswordReset: {
    statuses: [204, 204, 204, 204, 204, 204, 204],
    input: ({ email }) => ({ body: { email } }),
    isLimited: true,
  },
  // No caller here has a link, so all get the same response.
  setNewPassword: {
    statuses: [400, 400, 400, 400, 400, 400, 400],
    input: ({ memberId }) => ({ body: { member: { id: memberId, password: 'another password' }, token: 'made-up' } }),
  },
  getSettings: own(),
  updateSettings: own((owned) => ({ ...ofMember(owned), body: { volume: 70 } })),
  listFavorites: own(({ memberId }) => ({ params: { id: memberId, type: 'mixes' } })),
  addFavorite: own(({ memberId, fresh }) => ({
    params: { id: memberId, type: 'mixes' },
    body: { members_id: { id: memberId }, mixes_id: { id: inRange(fresh) } },
  })),
  removeFavorite: {
    statuses: [401, 404, 404, 403, 403, 401, 401],
    input: ({ memberId }) => ({ params: { id: memberId, type: 'shows', thingId: 1 } }),
  },
  getListening: own(),
  saveListening: own((owned) => ({ ...ofMember(owned), body: LISTENED })),
  listMixPositions: own(),
  getSupport: anyone(),
  sendMessage: own(({ memberId }) => ({
    body: {
      content: 'Hello',
      sender: memberId,
      recipient: 1,
      email: { subject: 'Hello', body: 'Hello there' },
      mode: 'EMAIL',
      type: 'NOTIFICATION',
    },
  })),
  listMixes: anyone(),
  getMix: anyone(one(1)),
  getMixUrls: members(one(1)),
  listRelatedMixes: anyone(() => ({ query: { mixes_id: 1 } })),
  getShow: anyone(one(1)),
  addShowReach: members(() => ({ params: { id: 1 }, body: {} })),
  getEpisode: anyone(one(1)),
  listEpisodes: anyone(),
  listArtists: anyone(),
  getArtist: anyone(one(1)),
  listStations: anyone(),
  listStationPlaylists: anyone(() => ({ query: { station: 'chill', limit: 2 } })),
  getPlayerAddresses: members(one('chill')),
  // A free member has none.
  getOwnPlayerAddresses: {
    statuses: [401, 403, 200, 403, 403, 401, 401],
    input: ({ memberId }) => ({ params: { id: memberId }, query: { station: 'chill', mount: 'high' } }),
  },
  endPlayerAddresses: { statuses: [401, 204, 204, 403, 403, 401, 401], input: ofMember },
  generateSchedule: superAdmins(() => ({ body: { station: 'chill', days: 1 } })),
  createStreamTicket: { statuses: [403, 200, 200, 200, 200, 403, 403], input: none },
  validateStreaming: {
    statuses: [403, 401, 200, 401, 401, 403, 403],
    input: () => ({ query: { station: 'chill', mount: 'high' } }),
  },
  search: anyone(() => ({ query: { query: 'midnight' } })),
  listGenres: anyone(),
  listPlaylists: anyone(),
  getPlaylist: anyone(one(101)),
  listPlaylistMixes: anyone(one(101)),
  listBanners: anyone(),
  listPaymentMethods: anyone(),
  listPlans: anyone(),
  listSubscriptions: own(({ memberId }) => ({ query: { membersid: memberId } })),
  listPayments: own(),
  // No caller here has paid.
  getPayment: {
    statuses: [401, 404, 404, 403, 403, 401, 401],
    input: ({ memberId }) => ({ params: { id: memberId, paymentId: 1 } }),
  },
  // Premium has the yearly plan already.
  quotePlan: {
    statuses: [401, 200, 409, 200, 200, 401, 401],
    input: () => ({ query: { subscriptionsProductsId: 3, paymentProcessor: 'stripe' } }),
  },
  createCheckout: {
    statuses: [401, 200, 409, 200, 200, 401, 401],
    input: () => ({
      body: { subscriptionsProductsId: 3, paymentProcessor: 'stripe', dueToday: 4790, price: 4790 },
    }),
  },
  getCheckout: own(({ checkoutId }) => ({ params: { id: checkoutId } })),
  cancelSubscription: own(({ subscriptionId }) => ({ params: { id: subscriptionId }, body: { status: 'canceled' } })),
  getPortalUrl: members(({ origin }) => ({ query: { returnurl: `${origin}/premium` } })),
  grantPremium: superAdmins(() => ({
    body: { email: SPARE, reason: 'A test of roles', months: 1 },
  })),
  dispatch: anyone(() => ({ query: { models: 'mixes:1' } })),
  uploadMedia: members(() => ({ body: { fileName: 'me.gif', fileBase64: PIXEL, folder: 'members' } })),
  getVersions: anyone(),
  listImports: superAdmins(),
  getImport: { statuses: [401, 403, 403, 403, 404, 401, 401], input: () => ({ params: { hash: HASH } }) },
  setSuperAdmin: superAdmins(() => ({ body: { email: SPARE, super_admin: false } })),
  listMedia: superAdmins(),
  checkPayments: superAdmins(),
  listPlanPrices: superAdmins(),
  changePlans: superAdmins(() => ({ body: { action: 'set-price', planId: 3, price: 4890 } })),
  listDonationProducts: anyone(),
  setDonations: superAdmins(() => ({ body: { products: [{ amount: 20 }, { amount: 50 }, { amount: 100 }] } })),
  getServiceStatus: superAdmins(),
};

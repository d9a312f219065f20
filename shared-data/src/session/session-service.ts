import {
  FREE_TRIAL_HEADER,
  isSuperAdminMember,
  operations,
  secondFactorNeededSchema,
  type CurrentUser,
  type LoginOutcome,
  type Member,
  type PasswordCheck,
  type Permissions,
  type SecondFactorNeeded,
  type SecondFactorOutcome,
} from '@afterglow/shared-contracts';
import type { ApiClient } from '../client/api-client.ts';
import { isApiError } from '../errors.ts';
import { hasBeenPremium } from './entitlement.ts';

/** A login that is not complete yet. */
const SECOND_FACTOR_STATUS = 202;

type LoginFailure = Exclude<LoginOutcome, 'logged-in' | 'second-factor-needed'>;

/** The calls of a session. Each fact is read with the token it is about, not with the current one. */
export interface SessionService {
  login(email: string, password: string): Promise<CurrentUser | SecondFactorNeeded | LoginFailure>;
  /** Never rejects. */
  sendSecondFactor(challenge: string, code: string): Promise<CurrentUser | Exclude<SecondFactorOutcome, 'logged-in'>>;
  /**
   * Sends a login, and ends the session that this may open. If that cancels an account deletion, as every login does,
   * it calls `onStaying`. Never rejects.
   */
  checkPassword(email: string, password: string, onStaying: () => void): Promise<PasswordCheck>;
  /** Never rejects, and outlives the page. */
  revoke(user: CurrentUser): Promise<void>;
  permissions(user: CurrentUser): Promise<Permissions>;
  member(user: CurrentUser): Promise<Member>;
  hasBeenPremium(user: CurrentUser): Promise<boolean>;
}

export function createSessionService(client: ApiClient): SessionService {
  const revoke = ({ token }: Pick<CurrentUser, 'token'>) =>
    client.request(operations.revokeToken, { token, keepalive: true }).then(
      () => undefined,
      () => undefined, // the session has ended here, whatever the service responds
    );
  return {
    login: (email, password) =>
      client.request(operations.createToken, { body: { email, password } }).then(({ data }) => data, loginFailure),
    sendSecondFactor: (challenge, code) =>
      client
        .request(operations.sendSecondFactor, { body: { challenge, code } })
        .then(({ data }) => data, secondFactorFailure),
    checkPassword: (email, password, onStaying) =>
      client.request(operations.createToken, { body: { email, password } }).then(async ({ data }) => {
        await revoke(data);
        if (data.accountStays) onStaying();
        return 'right' as const;
      }, checkFailure),
    revoke,
    permissions: async ({ token, members_id: params }) =>
      (await client.request(operations.getPermissions, { params, token })).data,
    async member({ token, members_id: params }) {
      const { data } = await client.request(operations.getMember, { params, token });
      return { ...data, superAdmin: isSuperAdminMember(data) };
    },
    async hasBeenPremium({ token, members_id: { id } }) {
      const { data, headers } = await client.request(operations.listSubscriptions, { query: { membersid: id }, token });
      return hasBeenPremium(data) || headers.get(FREE_TRIAL_HEADER) === 'used';
    },
  };
}

/** The service asks for a second factor only when the password was right. */
function checkFailure(error: unknown): PasswordCheck {
  if (statusOf(error) === SECOND_FACTOR_STATUS) return 'right';
  return statusOf(error) === 401 ? 'wrong' : 'failed';
}

function loginFailure(error: unknown): SecondFactorNeeded | LoginFailure {
  const needed = neededOf(error);
  if (needed) return needed;
  if (statusOf(error) === 404) return 'email-not-found';
  if (statusOf(error) === 401) return 'wrong-password';
  return 'failed';
}

function secondFactorFailure(error: unknown): Exclude<SecondFactorOutcome, 'logged-in'> {
  switch (statusOf(error)) {
    case 401:
      return 'wrong-code';
    case 404:
      return 'expired';
    case 429:
      return 'too-many';
    default:
      return 'failed';
  }
}

function neededOf(error: unknown): SecondFactorNeeded | undefined {
  if (!isApiError(error) || error.code !== 'incomplete') return undefined;
  return secondFactorNeededSchema.safeParse(error.accepted).data;
}

function statusOf(error: unknown): number | null {
  return isApiError(error) ? error.status : null;
}

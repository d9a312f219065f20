import {
  isSuperAdminMember,
  operations,
  type CurrentUser,
  type LoginOutcome,
  type Member,
  type Permissions,
  type Subscription,
} from '@afterglow/shared-contracts';
import type { ApiClient } from '../client/api-client.ts';
import { isApiError } from '../errors.ts';

/** The calls of a session. Each fact is read with the token it is about, not with the current one. */
export interface SessionService {
  login(email: string, password: string): Promise<CurrentUser | Exclude<LoginOutcome, 'logged-in'>>;
  /** Never rejects, and outlives the page. */
  revoke(user: CurrentUser): Promise<void>;
  permissions(user: CurrentUser): Promise<Permissions>;
  member(user: CurrentUser): Promise<Member>;
  subscriptions(user: CurrentUser): Promise<readonly Subscription[]>;
}

export function createSessionService(client: ApiClient): SessionService {
  return {
    login: (email, password) =>
      client.request(operations.createToken, { body: { email, password } }).then(({ data }) => data, loginFailure),
    revoke: ({ token }) =>
      client.request(operations.revokeToken, { token, keepalive: true }).then(
        () => undefined,
        () => undefined, // the session has ended here, whatever the service says
      ),
    permissions: async ({ token, members_id: params }) =>
      (await client.request(operations.getPermissions, { params, token })).data,
    async member({ token, members_id: params }) {
      const { data } = await client.request(operations.getMember, { params, token });
      return { ...data, superAdmin: isSuperAdminMember(data) };
    },
    subscriptions: async ({ token, members_id: { id } }) =>
      (await client.request(operations.listSubscriptions, { query: { membersid: id }, token })).data,
  };
}

function loginFailure(error: unknown): Exclude<LoginOutcome, 'logged-in'> {
  const status = isApiError(error) ? error.status : null;
  if (status === 404) return 'email-not-found';
  if (status === 401) return 'wrong-password';
  return 'failed';
}

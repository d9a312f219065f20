import { createServer } from 'node:http';
import { type Configuration, Provider } from 'oidc-provider';
import { listenAsFake } from '@afterglow/kit/testing';

/** A third-party OpenID Connect provider on this machine. */
export interface FakeOidcProvider {
  readonly issuer: string;
  stop(): Promise<void>;
}

export interface FakeOidcOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** The person who is logged in there, and agrees. */
  readonly person: { readonly sub: string } & Readonly<Record<string, unknown>>;
}

const INTERACTION = /^\/interaction\//;

/** Its person agrees to everything immediately. */
export async function startFakeOidcProvider(options: FakeOidcOptions): Promise<FakeOidcProvider> {
  const server = createServer();
  const { url: issuer, stop } = await listenAsFake(server);
  const provider = new Provider(issuer, configurationFor(options));
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (INTERACTION.test(request.url ?? '')) {
      void provider.interactionFinished(request, response, { login: { accountId: options.person.sub } });
    } else void callback(request, response);
  });
  return { issuer, stop };
}

function configurationFor({ clientId, clientSecret, redirectUri, person }: FakeOidcOptions): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Like the real ones, it describes the person in the ID token.
    conformIdTokenClaims: false,
    findAccount: (_context, id) => (id === person.sub ? { accountId: id, claims: () => person } : undefined),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    async loadExistingGrant({ oidc }) {
      const { provider, client, session } = oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

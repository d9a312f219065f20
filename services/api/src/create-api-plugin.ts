import { API_PREFIX } from '@afterglow/shared-contracts';
import { localOrigin, setErrorHandlers } from '@afterglow/kit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createCredentials } from './accounts/credentials.ts';
import { createKnownPlaces } from './accounts/known-places.ts';
import { logFailedLogins } from './accounts/log-failed-logins.ts';
import { createLogInLimits } from './accounts/log-in-limits.ts';
import { createSessions } from './accounts/sessions.ts';
import type { ApiContext, ApiParts, MountModule } from './api-context.ts';
import { createCoverStore } from './artwork/cover-store.ts';
import { createAdmit } from './http/admit.ts';
import { allowOtherOrigins } from './http/cross-origin.ts';
import { refuseNul } from './http/refuse-nul.ts';
import { registerPageStyles } from './http/page-styles.ts';
import { createRegisterOperation } from './http/register-operation.ts';
import { createMailer } from './mail/create-mailer.ts';
import { mountMail } from './mail/mount-mail.ts';
import { mountAdministration } from './modules/administration/administration.module.ts';
import { mountArtists } from './modules/artists/artists.module.ts';
import { mountAuth } from './modules/auth/auth.module.ts';
import { mountBackups } from './modules/backups/backups.module.ts';
import { mountBanners } from './modules/banners/banners.module.ts';
import { mountDonations } from './modules/donations/donations.module.ts';
import { mountDispatch } from './modules/dispatch/dispatch.module.ts';
import { mountEpisodes } from './modules/episodes/episodes.module.ts';
import { mountFavorites } from './modules/favorites/favorites.module.ts';
import { mountGenres } from './modules/genres/genres.module.ts';
import { mountImports } from './modules/imports/imports.module.ts';
import { mountListening } from './modules/listening/listening.module.ts';
import { mountLive } from './modules/live/live.module.ts';
import { mountLocalIdentity } from './modules/local-identity/local-identity.module.ts';
import { mountMedia } from './modules/media/media.module.ts';
import { mountMembers } from './modules/members/members.module.ts';
import { mountMessages } from './modules/messages/messages.module.ts';
import { mountMixes } from './modules/mixes/mixes.module.ts';
import { mountOutbox } from './modules/outbox/outbox.module.ts';
import { mountPasswordReset } from './modules/password-reset/password-reset.module.ts';
import { mountPaymentSandbox } from './modules/payment-sandbox/payment-sandbox.module.ts';
import { mountPlaylists } from './modules/playlists/playlists.module.ts';
import { mountSchedule } from './modules/schedule/schedule.module.ts';
import { mountSearch } from './modules/search/search.module.ts';
import { mountSettings } from './modules/settings/settings.module.ts';
import { mountShows } from './modules/shows/shows.module.ts';
import { mountSocialLogin } from './modules/social-login/social-login.module.ts';
import { mountStations } from './modules/stations/stations.module.ts';
import { mountSubscriptions } from './modules/subscriptions/subscriptions.module.ts';
import { mountUploads } from './modules/uploads/uploads.module.ts';
import { mountVersions } from './modules/versions/versions.module.ts';
import { type AttemptLimit, createAttemptLimiter } from './security/attempt-limiter.ts';
import { mountOpenApi } from './openapi/mount-openapi.ts';
import { createPayments } from './payments/create-payments.ts';
import { createMediaSigner } from './security/media-signer.ts';
import { createSigner } from './security/signer.ts';

/** Every module of the service; the order does not matter. */
const MODULES: readonly MountModule[] = [
  mountAuth,
  mountArtists,
  mountShows,
  mountEpisodes,
  mountGenres,
  mountPlaylists,
  mountBanners,
  mountSearch,
  mountMixes,
  mountMembers,
  mountPasswordReset,
  mountSettings,
  mountFavorites,
  mountListening,
  mountMessages,
  mountSubscriptions,
  mountPaymentSandbox,
  mountDonations,
  mountVersions,
  mountStations,
  mountLive,
  mountSchedule,
  mountMedia,
  mountDispatch,
  mountUploads,
  mountOpenApi,
  mountMail,
  mountOutbox,
  mountLocalIdentity,
  mountSocialLogin,
  mountAdministration,
  mountBackups,
  mountImports,
];

/** Puts the whole service on a server, below its prefix. */
export function createApiPlugin(parts: ApiParts): FastifyPluginAsync {
  return async (app) => {
    await app.register(async (scope) => mount(scope, parts), { prefix: API_PREFIX });
  };
}

async function mount(app: FastifyInstance, parts: ApiParts): Promise<void> {
  setErrorHandlers(app);
  allowOtherOrigins(app);
  refuseNul(app);
  registerPageStyles(app);
  const context = await createContext(app, parts);
  for (const mountModule of MODULES) await mountModule(context);
}

async function createContext(app: FastifyInstance, parts: ApiParts): Promise<ApiContext> {
  const { clock, database } = parts;
  const origin = () => parts.publicUrl ?? localOrigin(app);
  const signer = createSigner(parts.secret);
  const sessions = createSessions(database.db, clock);
  const admit = createAdmit(sessions.authenticate, parts.isOperatorToken);
  const limitAttempts = (limit: AttemptLimit) => createAttemptLimiter(database.db, clock, limit);
  return {
    ...parts,
    app,
    register: createRegisterOperation(app, admit),
    authenticate: sessions.authenticate,
    admit,
    covers: createCoverStore(parts.files),
    sessions,
    credentials: createCredentials({
      db: database.db,
      limits: createLogInLimits(limitAttempts),
      places: createKnownPlaces(database.db, clock),
      onFailed: logFailedLogins(app.log, signer),
    }),
    limitAttempts,
    signer,
    mediaSigner: createMediaSigner(signer, clock),
    mailer: createMailer(database, clock),
    payments: await createPayments({
      ...parts,
      origin,
      shopOrigin: () => localOrigin(app),
      onGivenUp: (notice) => app.log.error(notice, 'payment notice never delivered'),
    }),
    origin,
  };
}

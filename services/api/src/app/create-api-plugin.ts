import { API_PREFIX } from '@afterglow/shared-contracts';
import {
  allowOtherOrigins,
  createSigner,
  localOrigin,
  PAGE_STYLES_PATH,
  registerPageStyles,
  setErrorHandlers,
} from '@afterglow/kit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { mountCaptcha } from '#accounts/captcha/captcha.module.ts';
import { openCaptcha } from '#accounts/captcha/open-captcha.ts';
import { createCredentials } from '#accounts/credentials.ts';
import { createKnownLocations } from '#accounts/known-locations.ts';
import { logFailedLogins } from '#accounts/log-failed-logins.ts';
import { createLogInLimits } from '#accounts/login-limits.ts';
import { createSessions } from '#accounts/sessions.ts';
import type { ApiContext, ApiPluginOptions, MountModule } from './api-context.ts';
import { createCoverStore } from '#media/cover-store.ts';
import { createServiceHost } from './hosted/create-service-host.ts';
import { openHostedServices } from './hosted/hosted-services.ts';
import { createAuthorize } from '#http/authorize.ts';
import { rejectNulBytes } from '#http/reject-nul-bytes.ts';
import { createResponseCache } from '#http/response-cache/response-cache.ts';
import { createReadLimit } from '#http/read-limit.ts';
import { createRegisterOperation } from '#http/register-operation.ts';
import { loginCallback } from '#accounts/social-login/login-callback.ts';
import { createMailer } from '#mail/create-mailer.ts';
import { createStoredMails } from '#mail/stored-mails.ts';
import { mountMail } from '#mail/mount-mail.ts';
import { mountAdministration } from '#admin/administration/administration.module.ts';
import { mountArtists } from '#catalog/artists/artists.module.ts';
import { mountAuth } from '#accounts/login/auth.module.ts';
import { mountBackups } from '#admin/backups/backups.module.ts';
import { mountBanners } from '#catalog/banners/banners.module.ts';
import { openPaymentProviders } from '#billing/open-payment-providers.ts';
import { createTrials, TRIAL_KEY } from '#billing/trials.ts';
import { mountDonations } from '#billing/donations/donations.module.ts';
import { mountDispatch } from '#catalog/dispatch/dispatch.module.ts';
import { mountEmailChange } from '#accounts/email-change/email-change.module.ts';
import { mountEpisodes } from '#catalog/episodes/episodes.module.ts';
import { mountFavorites } from '#accounts/favorites/favorites.module.ts';
import { mountGenres } from '#catalog/genres/genres.module.ts';
import { mountImports } from '#admin/imports/imports.module.ts';
import { mountListening } from '#listening/listening.module.ts';
import { mountLive } from '#broadcasting/live/live.module.ts';
import { mountMedia } from '#media/files/media.module.ts';
import { mountMembers } from '#accounts/members/members.module.ts';
import { mountMessages } from '#accounts/messages/messages.module.ts';
import { mountMixes } from '#catalog/mixes/mixes.module.ts';
import { mountPasskeys } from '#accounts/passkeys/passkeys.module.ts';
import { mountPasswordReset } from '#accounts/password-reset/password-reset.module.ts';
import { mountPlaylists } from '#catalog/playlists/playlists.module.ts';
import { mountSchedule } from '#broadcasting/schedule/schedule.module.ts';
import { mountSearch } from '#catalog/search/search.module.ts';
import { mountDataCopy } from '#accounts/data-export/data-copy.module.ts';
import { mountLeaving } from '#accounts/account-deletion/leaving.module.ts';
import { mountSecondFactor } from '#accounts/second-factor/second-factor.module.ts';
import { mountSecurity } from '#accounts/security/security.module.ts';
import { mountSessions } from '#accounts/sessions/sessions.module.ts';
import { mountSettings } from '#accounts/settings/settings.module.ts';
import { mountShows } from '#catalog/shows/shows.module.ts';
import { mountSocialLogin } from '#accounts/social-login/social-login.module.ts';
import { mountStations } from '#broadcasting/stations/stations.module.ts';
import { mountPayments } from '#billing/payments/payments.module.ts';
import { mountPlans } from '#billing/plans/plans.module.ts';
import { mountSubscriptions } from '#billing/subscriptions/subscriptions.module.ts';
import { mountUploads } from '#media/uploads/uploads.module.ts';
import { mountVersions } from '#admin/versions/versions.module.ts';
import { type AttemptLimit, createAttemptLimiter } from './security/attempt-limiter.ts';
import { loadSecret } from './security/load-secret.ts';
import { openSecretBox } from './security/open-secret-box.ts';
import { mountOpenApi } from '#openapi/mount-openapi.ts';
import { createMediaSigner } from '#media/media-signer.ts';

/** Every module of the service, in any order. */
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
  mountCaptcha,
  mountMembers,
  mountEmailChange,
  mountPasswordReset,
  mountSessions,
  mountSecurity,
  mountSecondFactor,
  mountPasskeys,
  mountDataCopy,
  mountLeaving,
  mountSettings,
  mountFavorites,
  mountListening,
  mountMessages,
  mountPlans,
  mountSubscriptions,
  mountPayments,
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
  mountSocialLogin,
  mountAdministration,
  mountBackups,
  mountImports,
];

/** Puts the whole service on a server, below its prefix. */
export function createApiPlugin(parts: ApiPluginOptions): FastifyPluginAsync {
  return async (app) => {
    await app.register(async (scope) => mount(scope, parts), { prefix: API_PREFIX });
  };
}

async function mount(app: FastifyInstance, parts: ApiPluginOptions): Promise<void> {
  setErrorHandlers(app);
  allowOtherOrigins(app);
  rejectNulBytes(app);
  registerPageStyles(app, PAGE_STYLES_PATH);
  const context = await createContext(app, parts);
  for (const mountModule of MODULES) await mountModule(context);
}

async function createContext(app: FastifyInstance, parts: ApiPluginOptions): Promise<ApiContext> {
  const { clock, database } = parts;
  const origin = () => parts.publicUrl ?? localOrigin(app);
  const signer = createSigner(parts.secret);
  const mailer = createMailer(database, clock);
  const sessions = createSessions({ database, clock, signer, mailer, origin });
  const authorize = createAuthorize(sessions.authenticate, parts.isOperatorToken);
  const host = createServiceHost({ app, clock, database, origin, onError: parts.onError });
  const offers = await openHostedServices(parts.hosted ?? {}, {
    ...host,
    redirectUri: (network) => loginCallback(origin(), network),
    mails: createStoredMails(database.db, origin),
  });
  const limitAttempts = (limit: AttemptLimit) => createAttemptLimiter({ db: database.db, clock, signer }, limit);
  return {
    ...parts,
    app,
    register: createRegisterOperation({
      app,
      usualAdmit: authorize,
      kept: createResponseCache(parts),
      readLimit: createReadLimit(clock, parts.config.MAX_READS_PER_NETWORK),
    }),
    authenticate: sessions.authenticate,
    authorize,
    covers: createCoverStore(parts.files),
    sessions,
    credentials: createCredentials({
      db: database.db,
      limits: createLogInLimits(limitAttempts),
      places: createKnownLocations(database.db, clock),
      onFailed: logFailedLogins(app.log, signer),
    }),
    captcha: openCaptcha({ config: parts.config, db: database.db, signer, clock }),
    limitAttempts,
    signer,
    mediaSigner: createMediaSigner(signer, clock),
    secretBox: await openSecretBox({
      app,
      publicUrl: parts.publicUrl,
      secret: parts.config.ENCRYPTION_SECRET,
      loadSecret: () => loadSecret(database.db, 'encryption'),
    }),
    mailer,
    trials: createTrials(await loadSecret(database.db, TRIAL_KEY), clock),
    ...offers,
    paymentProviders: await openPaymentProviders({
      config: parts.config,
      clock,
      loadSecret: (name) => host.loadSecret(name),
      fallbacks: offers.paymentProviders,
    }),
    origin,
  };
}

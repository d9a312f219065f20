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
import { mountCaptcha } from '#people/captcha/captcha.module.ts';
import { openCaptcha } from '#people/captcha/open-captcha.ts';
import { createCredentials } from '#people/credentials.ts';
import { createKnownPlaces } from '#people/known-places.ts';
import { logFailedLogins } from '#people/log-failed-logins.ts';
import { createLogInLimits } from '#people/log-in-limits.ts';
import { createSessions } from '#people/sessions.ts';
import type { ApiContext, ApiPluginOptions, MountModule } from './api-context.ts';
import { createCoverStore } from '#media/cover-store.ts';
import { createServiceHost } from './hosted/create-service-host.ts';
import { openHostedServices } from './hosted/hosted-services.ts';
import { createAdmit } from '#http/admit.ts';
import { refuseNul } from '#http/refuse-nul.ts';
import { createKeptAnswers } from '#http/kept-answers/kept-answers.ts';
import { createReadLimit } from '#http/read-limit.ts';
import { createRegisterOperation } from '#http/register-operation.ts';
import { loginCallback } from '#people/social-login/login-callback.ts';
import { createMailer } from '#mail/create-mailer.ts';
import { createKeptMails } from '#mail/kept-mails.ts';
import { mountMail } from '#mail/mount-mail.ts';
import { mountAdministration } from '#operating/administration/administration.module.ts';
import { mountArtists } from '#catalogue/artists/artists.module.ts';
import { mountAuth } from '#people/log-in/auth.module.ts';
import { mountBackups } from '#operating/backups/backups.module.ts';
import { mountBanners } from '#catalogue/banners/banners.module.ts';
import { openPaymentProviders } from '#premium/open-payment-providers.ts';
import { createTrials, TRIAL_KEY } from '#premium/trials.ts';
import { mountDonations } from '#premium/donations/donations.module.ts';
import { mountDispatch } from '#catalogue/dispatch/dispatch.module.ts';
import { mountEmailChange } from '#people/email-change/email-change.module.ts';
import { mountEpisodes } from '#catalogue/episodes/episodes.module.ts';
import { mountFavorites } from '#people/favorites/favorites.module.ts';
import { mountGenres } from '#catalogue/genres/genres.module.ts';
import { mountImports } from '#operating/imports/imports.module.ts';
import { mountListening } from '#listening/listening.module.ts';
import { mountLive } from '#on-air/live/live.module.ts';
import { mountMedia } from '#media/files/media.module.ts';
import { mountMembers } from '#people/members/members.module.ts';
import { mountMessages } from '#people/messages/messages.module.ts';
import { mountMixes } from '#catalogue/mixes/mixes.module.ts';
import { mountPasskeys } from '#people/passkeys/passkeys.module.ts';
import { mountPasswordReset } from '#people/password-reset/password-reset.module.ts';
import { mountPlaylists } from '#catalogue/playlists/playlists.module.ts';
import { mountSchedule } from '#on-air/schedule/schedule.module.ts';
import { mountSearch } from '#catalogue/search/search.module.ts';
import { mountDataCopy } from '#people/data-copy/data-copy.module.ts';
import { mountLeaving } from '#people/leaving/leaving.module.ts';
import { mountSecondFactor } from '#people/second-factor/second-factor.module.ts';
import { mountSecurity } from '#people/security/security.module.ts';
import { mountSessions } from '#people/sessions/sessions.module.ts';
import { mountSettings } from '#people/settings/settings.module.ts';
import { mountShows } from '#catalogue/shows/shows.module.ts';
import { mountSocialLogin } from '#people/social-login/social-login.module.ts';
import { mountStations } from '#on-air/stations/stations.module.ts';
import { mountPayments } from '#premium/payments/payments.module.ts';
import { mountPlans } from '#premium/plans/plans.module.ts';
import { mountSubscriptions } from '#premium/subscriptions/subscriptions.module.ts';
import { mountUploads } from '#media/uploads/uploads.module.ts';
import { mountVersions } from '#operating/versions/versions.module.ts';
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
  refuseNul(app);
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
  const admit = createAdmit(sessions.authenticate, parts.isOperatorToken);
  const host = createServiceHost({ app, clock, database, origin, onError: parts.onError });
  const offers = await openHostedServices(parts.hosted ?? {}, {
    ...host,
    redirectUri: (network) => loginCallback(origin(), network),
    mails: createKeptMails(database.db, origin),
  });
  const limitAttempts = (limit: AttemptLimit) => createAttemptLimiter({ db: database.db, clock, signer }, limit);
  return {
    ...parts,
    app,
    register: createRegisterOperation({
      app,
      usualAdmit: admit,
      kept: createKeptAnswers(parts),
      readLimit: createReadLimit(clock, parts.config.MAX_READS_PER_NETWORK),
    }),
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
      standIns: offers.paymentProviders,
    }),
    origin,
  };
}

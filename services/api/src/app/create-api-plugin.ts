import { API_PREFIX } from '@afterglow/shared-contracts';
import {
  allowOtherOrigins,
  createSigner,
  localOrigin,
  PAGE_STYLES_PATH,
  registerPageStyles,
  setErrorHandlers,
} from '@afterglow/kit';
import { createBilling } from '@afterglow/billing';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { mountCaptcha, openCaptcha } from '#accounts/captcha/index.ts';
import { createCredentials, createLogInLimits } from '#accounts/credentials/index.ts';
import { createKnownLocations, createSessions, mountSessions } from '#accounts/sessions/index.ts';
import { logFailedLogins, mountAuth } from '#accounts/login/index.ts';
import type { ApiContext, ApiPluginOptions, MountModule } from './api-context.ts';
import { createCoverStore } from '#media/images/index.ts';
import { createServiceHost } from './hosted/create-service-host.ts';
import { openHostedServices } from './hosted/hosted-services.ts';
import { createAuthorize } from '#http/authorize.ts';
import { rejectNulBytes } from '#http/reject-nul-bytes.ts';
import { createResponseCache } from '#http/response-cache/response-cache.ts';
import { createReadLimit } from '#http/read-limit.ts';
import { createRegisterOperation } from '#http/register-operation.ts';
import { loginCallback, mountSocialLogin } from '#accounts/social-login/index.ts';
import { createBillingAccounts } from '#accounts/billing-accounts.ts';
import { billingDatabase } from '#db/billing-database.ts';
import { createMailer } from '#mail/create-mailer.ts';
import { createStoredMails } from '#mail/stored-mails.ts';
import { mountMail } from '#mail/mount-mail.ts';
import { mountAdministration } from '#admin/administration/index.ts';
import { mountArtists } from '#catalog/artists/index.ts';
import { mountBackups } from '#admin/backups/index.ts';
import { mountBanners } from '#catalog/banners/index.ts';
import { mountDispatch } from '#catalog/dispatch/index.ts';
import { mountEmailChange } from '#accounts/email-change/index.ts';
import { mountEpisodes } from '#catalog/episodes/index.ts';
import { mountFavorites } from '#accounts/favorites/index.ts';
import { mountGenres } from '#catalog/genres/index.ts';
import { mountImports } from '#admin/imports/index.ts';
import { mountListening } from '#playback/listening/index.ts';
import { mountLive } from '#broadcasting/live/index.ts';
import { mountMedia, createMediaSigner } from '#media/files/index.ts';
import { mountMediaInspection } from '#media/inspection/index.ts';
import { mountMembers } from '#accounts/members/index.ts';
import { mountMessages } from '#accounts/messages/index.ts';
import { mountMixes } from '#catalog/mixes/index.ts';
import { mountPasskeys } from '#accounts/passkeys/index.ts';
import { mountPasswordReset } from '#accounts/password-reset/index.ts';
import { mountPlaylists } from '#catalog/playlists/index.ts';
import { mountSchedule } from '#broadcasting/schedule/index.ts';
import { mountSearch } from '#catalog/search/index.ts';
import { mountDataCopy } from '#accounts/data-export/index.ts';
import { mountAccountDeletion } from '#accounts/account-deletion/index.ts';
import { mountSecondFactor } from '#accounts/second-factor/index.ts';
import { mountSecurity } from '#accounts/security/index.ts';
import { mountSettings } from '#accounts/settings/index.ts';
import { mountShows } from '#catalog/shows/index.ts';
import { mountStations } from '#broadcasting/stations/index.ts';
import { mountUploads } from '#media/uploads/index.ts';
import { mountVersions } from '#admin/versions/index.ts';
import { type AttemptLimit, createAttemptLimiter } from './security/attempt-limiter.ts';
import { loadSecret } from './security/load-secret.ts';
import { openSecretBox } from './security/open-secret-box.ts';
import { mountOpenApi } from '#openapi/mount-openapi.ts';

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
  mountAccountDeletion,
  mountSettings,
  mountFavorites,
  mountListening,
  mountMessages,
  ({ app, register, billing }) => billing.mount({ app, register }),
  mountVersions,
  mountStations,
  mountLive,
  mountSchedule,
  mountMedia,
  mountMediaInspection,
  mountDispatch,
  mountUploads,
  mountOpenApi,
  mountMail,
  mountSocialLogin,
  mountAdministration,
  mountBackups,
  mountImports,
];

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
  const sessions = createSessions({ database, clock, signer, mailer, origin, metrics: parts.metrics });
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
      cached: createResponseCache(parts),
      readLimit: createReadLimit(clock, parts.config.MAX_READS_PER_NETWORK),
    }),
    authenticate: sessions.authenticate,
    authorize,
    covers: createCoverStore({ ...parts, onMissing: parts.missingReports.ofCover }),
    sessions,
    credentials: createCredentials({
      db: database.db,
      limits: createLogInLimits(limitAttempts),
      places: createKnownLocations(database.db, clock),
      onFailed: logFailedLogins({ log: app.log, signer, metrics: parts.metrics }),
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
    billing: await createBilling({
      ...parts,
      database: billingDatabase(database),
      accounts: createBillingAccounts(mailer),
      signer,
      limitAttempts,
      origin,
      loadSecret: (name) => host.loadSecret(name),
      fallbacks: offers.paymentProviders,
    }),
    ...offers,
    origin,
  };
}

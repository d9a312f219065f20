import type { Clock, Metrics, Signer } from '@afterglow/kit';
import type { VersionInfo } from '@afterglow/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Credentials } from '#accounts/credentials.ts';
import type { Captcha } from '#accounts/captcha-port.ts';
import type { Sessions } from '#accounts/sessions.ts';
import type { CoverStore } from '#media/cover-store.ts';
import type { ImageStore } from '#media/image-store.ts';
import type { PictureSource } from '#media/picture-source.ts';
import type { TrackStore, RecordingEncoder } from '@afterglow/audio';
import type { ScheduleWindow } from '#catalog/schedule-window.ts';
import type { ApiConfig } from './api-environment.ts';
import type { ApiDatabase } from '#db/api-tables.ts';
import type { HostedOffers, HostedServices } from './hosted/hosted-services.ts';
import type { Authorize, IsOperatorToken } from '#http/authorize.ts';
import type { Authenticate } from '#http/call.ts';
import type { CatalogChanges } from '#http/response-cache/catalogue-changes.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { Trials } from '#billing/trials.ts';
import type { SecretBox } from './security/secret-box.ts';
import type { LimitAttempts } from './security/attempt-limiter.ts';
import type { SchedulePlanner } from '#broadcasting/schedule-planner.ts';
import type { MediaSigner } from '#media/media-signer.ts';
import type { FileStorage } from '#media/file-storage.ts';

/** Returns the live release of the client; anyone who hosts the service knows it. */
export type ReadVersion = () => Promise<VersionInfo>;

/** The parts of the service, before they are put on a server. */
export interface ApiPluginOptions {
  readonly clock: Clock;
  readonly database: ApiDatabase;
  readonly store: TrackStore;
  readonly images: ImageStore;
  readonly pictures: PictureSource;
  /** The files that members upload. */
  readonly files: FileStorage;
  readonly studio: RecordingEncoder;
  readonly isOperatorToken: IsOperatorToken;
  readonly scheduleWindow: ScheduleWindow;
  readonly planner: SchedulePlanner;
  readonly changes: CatalogChanges;
  readonly secret: string;
  readonly config: ApiConfig;
  /** The folder for the service's own files. */
  readonly folder: string;
  /** The public address; by default the server's own on localhost. */
  readonly publicUrl?: string | undefined;
  readonly onError: (error: unknown) => void;
  readonly metrics: Metrics;
  readonly readVersion?: ReadVersion;
  readonly maxListeners?: number;
  readonly hosted?: HostedServices;
}

/** What a module receives to mount itself; `app` is the scope below the prefix. */
export type ApiContext = ApiPluginOptions &
  HostedOffers & {
    readonly app: FastifyInstance;
    readonly register: RegisterOperation;
    readonly authenticate: Authenticate;
    readonly covers: CoverStore;
    /** Admits requests that are not declared operations. */
    readonly authorize: Authorize;
    readonly sessions: Sessions;
    readonly credentials: Credentials;
    readonly captcha: Captcha;
    readonly limitAttempts: LimitAttempts;
    readonly signer: Signer;
    readonly mediaSigner: MediaSigner;
    readonly secretBox: SecretBox;
    readonly mailer: Mailer;
    readonly trials: Trials;
    /** The origin of links in mails, playlists and redirects, without a trailing slash. Never taken from a request. */
    readonly origin: () => string;
  };

export type MountModule = (context: ApiContext) => Promise<void> | void;

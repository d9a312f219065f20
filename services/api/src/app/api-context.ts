import type { ReadVersion } from '#admin/versions/index.ts';
import type { Credentials } from '#accounts/credentials/index.ts';
import type { Captcha } from '#accounts/captcha/index.ts';
import type { Sessions } from '#accounts/sessions/index.ts';
import type { CoverStore, ImageStore, PictureSource } from '#media/images/index.ts';
import type { LiveRadio, TrackStore, RecordingEncoder, RecordingFiles } from '@afterglow/audio';
import type { ScheduleWindow, SchedulePlanner } from '#broadcasting/schedule/index.ts';
import type { HostedOffers, HostedServices } from './hosted/hosted-services.ts';
import type { IsOperatorToken } from '#http/authorize.ts';
import type { Billing } from '@afterglow/billing';
import type { MediaSigner } from '#media/files/index.ts';
import type { Storages } from '#media/storage/index.ts';
import type { MissingReports } from '#media/inspection/index.ts';
import type { ServiceContext } from './service-context.ts';

export interface ApiPluginOptions
  extends
    Pick<ServiceContext, 'clock' | 'database' | 'changes' | 'config' | 'folder' | 'publicUrl' | 'onError' | 'metrics'>,
    Pick<Storages, 'files' | 'former'> {
  readonly store: TrackStore;
  readonly radio: LiveRadio;
  readonly images: ImageStore;
  readonly pictures: PictureSource;
  readonly recordings: RecordingFiles;
  readonly missingReports: MissingReports;
  readonly recordingEncoder: RecordingEncoder;
  readonly isOperatorToken: IsOperatorToken;
  readonly scheduleWindow: ScheduleWindow;
  readonly planner: SchedulePlanner;
  readonly secret: string;
  readonly readVersion?: ReadVersion;
  readonly maxListeners?: number;
  readonly hosted?: HostedServices;
}

export type ApiContext = ServiceContext &
  ApiPluginOptions &
  HostedOffers & {
    readonly covers: CoverStore;
    readonly sessions: Sessions;
    readonly credentials: Credentials;
    readonly captcha: Captcha;
    readonly mediaSigner: MediaSigner;
    readonly billing: Billing;
  };

export type MountModule = (context: ApiContext) => Promise<void> | void;

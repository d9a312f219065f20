import './zod-without-eval.ts';

export {
  BRAND,
  BRAND_CHANNEL_ID,
  BRAND_MENTION,
  BRAND_HASHTAG,
  BETA_LABEL,
  SUPPORT_EMAIL,
  brandNameSchema,
  pageTitle,
} from './brand.ts';
export { channelName } from './channel-name.ts';
export { LARGEST_ID, mixIdSchema, showIdSchema, artistIdSchema, episodeIdSchema, genreIdSchema } from './ids.ts';
export { playlistIdSchema, bannerIdSchema, memberIdSchema, planIdSchema, subscriptionIdSchema } from './ids.ts';
export { checkoutIdSchema, paymentIdSchema, CHANNEL_IDS, channelIdSchema, knownChannelOf } from './ids.ts';
export { type MixId, type ShowId, type ArtistId, type EpisodeId, type GenreId, type PlaylistId } from './ids.ts';
export { type BannerId, type MemberId, type PlanId, type SubscriptionId, type CheckoutId } from './ids.ts';
export { type PaymentId, type ChannelId, type KnownChannelId } from './ids.ts';
export { apiErrorCodeSchema, apiErrorBodySchema, type ApiErrorCode, type ApiErrorBody } from './errors.ts';
export { internalPath, plainPathname } from './internal-path.ts';
export { SECURITY_PATH, YOUR_DATA_PATH } from './paths.ts';
export { LOGIN_PATH, mixPath, showPath, artistPath, channelPath, chartPath, playlistPath } from './paths.ts';
export { genreRouteId, genrePath, searchPath, keywordInPath, notFoundPath } from './paths.ts';
export { MESSAGES, isMessageKey, messageText, type Message, type MessageKey, type MessageValues } from './messages.ts';
export { toNotification, type NotificationArea, type NotificationKey } from './to-notification.ts';
export {
  ChunkLoadError,
  isChunkLoadError,
  type ChunkLoadReason,
  type ChunkLoadCode,
  type ChunkLoadFailure,
} from './chunk-load-error.ts';
export { formatDate } from './format-date.ts';
export { localFormat } from './local-format.ts';
export { formatPrice } from './format-price.ts';
export { readStored } from './read-stored.ts';
export {
  EXPOSED_MODULE,
  type RemoteLifecycles,
  type RemoteModal,
  type RemoteModalProps,
  type RemoteModule,
  type RemoteProps,
  type TransferredState,
} from './remote-module.ts';

export { artistSchema, type Artist } from './domain/artist.ts';
export {
  bannerActionTypeSchema,
  bannerActionSchema,
  bannerSchema,
  type BannerAction,
  type Banner,
} from './domain/banner.ts';
export { PREMIUM_BENEFITS } from './domain/benefits.ts';
export { coverOf } from './domain/cover-of.ts';
export {
  checkoutStatusSchema,
  checkoutSchema,
  trialRefusalSchema,
  type CheckoutStatus,
  type Checkout,
  type TrialRefusal,
} from './domain/checkout.ts';
export { paymentSchema, type Payment } from './domain/payment.ts';
export { quoteSchema, type Quote } from './domain/quote.ts';
export { DONATION_AMOUNTS_DOLLARS } from './domain/donation.ts';
export { emailSchema, passwordSchema, newPasswordSchema, NEW_PASSWORD_MIN } from './domain/credentials.ts';
export { episodeSchema, type Episode } from './domain/episode.ts';
export {
  FAVORITE_TYPES,
  favoriteTypeSchema,
  newFavoriteSchema,
  favoriteSchema,
  type FavoriteType,
  type NewFavorite,
  type Favorite,
} from './domain/favorite.ts';
export { genreImage, genreSchema, type Genre } from './domain/genre.ts';
export {
  IMAGE_WIDTHS_PX,
  imageAtWidth,
  imageSchema,
  imageSrcSet,
  type Image,
  type ImageWidthPx,
} from './domain/image.ts';
export { LISTENING_QUEUE_MAX, LISTENING_POSITIONS_MAX, STARTED_AFTER_MS } from './domain/listening.ts';
export {
  FINISHED_BEFORE_END_MS,
  deviceSchema,
  listeningQueueSchema,
  reportedPositionSchema,
} from './domain/listening.ts';
export { mixPositionSchema, listeningChangeSchema, listeningSchema, isUnfinished } from './domain/listening.ts';
export { type Device, type ListeningQueue, type ReportedPosition, type MixPosition } from './domain/listening.ts';
export { type ListeningChange, type Listening } from './domain/listening.ts';
export { dataExportSchema, type DataExport } from './domain/data-export.ts';
export { captchaFormSchema, captchaChallengeSchema, captchaTaskSchema } from './domain/captcha.ts';
export { type CaptchaForm, type CaptchaChallenge, type CaptchaTask } from './domain/captcha.ts';
export { accountDeletionSchema, type AccountDeletion } from './domain/account-deletion.ts';
export { openSessionSchema, type OpenSession } from './domain/open-session.ts';
export { accountSecuritySchema, passkeySchema, passkeyNameSchema } from './domain/security.ts';
export { authenticatorKeySchema, recoveryCodesSchema } from './domain/security.ts';
export { type AccountSecurity, type AuthenticatorKey, type Passkey, type RecoveryCodes } from './domain/security.ts';
export { factorCodeSchema, secondFactorNeededSchema, type SecondFactorNeeded } from './domain/second-factor.ts';
export { passkeyChallengeSchema, newPasskeyChallengeSchema } from './domain/passkey-answer.ts';
export { passkeyProofSchema, newPasskeySchema } from './domain/passkey-answer.ts';
export { type PasskeyChallenge, type NewPasskeyChallenge } from './domain/passkey-answer.ts';
export { type PasskeyProof, type NewPasskey } from './domain/passkey-answer.ts';
export { MEMBER_ROLES, passwordStateSchema, genderSchema, memberSchema } from './domain/member.ts';
export { isPremiumMember, isSuperAdminMember } from './domain/member.ts';
export { currentUserSchema, permissionsSchema } from './domain/member.ts';
export { type PasswordState, type Gender, type Member, type CurrentUser, type Permissions } from './domain/member.ts';
export {
  SUPPORT_MEMBER_ID,
  newMessageSchema,
  messageSchema,
  type NewMessage,
  type MemberMessage,
} from './domain/message.ts';
export { WAVEFORM_BARS, trackSchema, mixShowSchema, mixArtistSchema, mixEpisodeSchema } from './domain/mix.ts';
export { mixSchema } from './domain/mix.ts';
export { type Track, type Mix } from './domain/mix.ts';
export { mixDurationMs, trackIndexAt, trackStartMs } from './domain/track-list.ts';
export { PERMISSIONS, type Permission, type PermissionHolder } from './domain/permission.ts';
export { centsSchema, CURRENCY, type Cents } from './domain/money.ts';
export { planSchema, TRIAL_DAYS, trialDaysOf, type Plan } from './domain/plan.ts';
export {
  playlistTypeSchema,
  playlistSchema,
  playlistMixSchema,
  type PlaylistType,
  type Playlist,
  type PlaylistMix,
} from './domain/playlist.ts';
export {
  BITRATES_KBPS,
  qualityKeySchema,
  QUALITIES,
  DEFAULT_BITRATE_KBPS,
  type BitrateKbps,
  type QualityKey,
} from './domain/quality.ts';
export {
  bestMatchSchema,
  foundMixSchema,
  MATCH_MOMENTS_MAX,
  matchMomentSchema,
  mixMatchSchema,
  nothingFoundSchema,
  resultTypeSchema,
  searchResultsSchema,
  textRangeSchema,
} from './domain/search.ts';
export { type BestMatch, type FoundMix, type MixMatch, type ResultType, type SearchResults } from './domain/search.ts';
export { type MatchMoment, type ZeroResults, type TextRange } from './domain/search.ts';
export { scheduleEntrySchema, scheduleEntryOf, type ScheduleEntry } from './domain/schedule-entry.ts';
export { DEFAULT_VOLUME, volumeSchema, settingsSchema, type Settings } from './domain/settings.ts';
export { showSchema, type Show } from './domain/show.ts';
export {
  SOCIAL_PROVIDERS,
  socialProviderSchema,
  OAUTH_SESSION_COOKIE,
  type SocialProvider,
} from './domain/social-provider.ts';
export { MOUNTS, mountSchema, stationPlaylistItemSchema, stationServerSchema } from './domain/station.ts';
export { stationSchema, nowPlayingMessageSchema } from './domain/station.ts';
export { type Mount, type StationPlaylistItem, type StationServer, type Station } from './domain/station.ts';
export { type NowPlayingMessage } from './domain/station.ts';
export { nowAndNext, slotProgress, slotStartMs, slotEndMs, type NowAndNext } from './domain/now-and-next.ts';
export { subscriptionStatusSchema, paymentProcessorSchema, webProcessorSchema } from './domain/subscription.ts';
export { subscriptionSchema } from './domain/subscription.ts';
export { type SubscriptionStatus, type PaymentProcessor, type WebProcessor } from './domain/subscription.ts';
export { type Subscription } from './domain/subscription.ts';
export { withoutUnseen } from './domain/text.ts';
export { versionInfoSchema, type VersionInfo } from './domain/version-info.ts';

export { API_PREFIX, TOTAL_HEADER, EXPOSED_HEADERS, FREE_TRIAL_HEADER, nothing } from './http/operation.ts';
export { type DeclaredCall, type HttpMethod, type RefusalStatus } from './http/declared-call.ts';
export { type OperationAccess, type Operation } from './http/operation.ts';
export { type OperationParams, type OperationQuery, type OperationBody } from './http/operation.ts';
export { type OperationResponse } from './http/operation.ts';
export {
  DISPATCH_DEFAULT_DEPTH,
  DISPATCH_KINDS,
  DISPATCH_MODELS_MAX,
  dispatchModelsSchema,
  type DispatchKind,
} from './http/dispatch.operations.ts';
export {
  UPLOAD_FOLDERS,
  UPLOAD_MAX_BODY_BYTES,
  uploadFolderSchema,
  type UploadFolder,
} from './http/media.operations.ts';
export { CAPTCHA_PROOF_HEADER } from './http/captcha.operations.ts';
export { donationPath } from './http/donation-path.ts';
export { operations, type Operations, type OperationName } from './http/operations.ts';
export { FAVORITES_DEFAULT_LIMIT } from './http/favorites.operations.ts';
export { memberChangesSchema, type MemberChanges, type NewMember } from './http/members.operations.ts';
export { qualityOptionSchema, type QualityOption } from './http/settings.operations.ts';
export { DEFAULT_LIMIT, LIMIT_MAX } from './http/query-fields.ts';
export {
  SEARCH_DEFAULT_LIMIT,
  SEARCH_KEYWORD_MAX,
  searchFiltersSchema,
  type SearchFilters,
} from './http/search.operations.ts';
export { NOW_PLAYING_SOCKET_PATH } from './http/stations.operations.ts';

export { createEventBus, type EventBus } from './events/event-bus.ts';
export { eventSchemas, type EventName, type EventPayload, type BusEvent } from './events/event-map.ts';
export { EventRefusedError } from './events/event-refused-error.ts';
export { modalTypeSchema, type ModalOutcome, type ModalType } from './events/modal.events.ts';
export { notificationTypeSchema, type NotificationLink, type NotificationType } from './events/notification.events.ts';

export { type AnalyticsEventName, type AnalyticsEvents, type AnalyticsPort } from './ports/analytics.port.ts';
export { type ClockPort } from './ports/clock.port.ts';
export { type CallInput, type CallResult, type DataPort } from './ports/data.port.ts';
export { type HostPorts } from './ports/host-ports.ts';
export { type NavigationPort } from './ports/navigation.port.ts';
export { behindOf, PLAYING_LOCK, LIVE_LEAD_MS, PLAYBACK_SPEEDS } from './ports/player.port.ts';
export { type PlaybackResource, type ActiveStatus, type PausedBy, type MixPlayback } from './ports/player.port.ts';
export { type ChannelPlayback, type StoppedPlayback, type PlayerState, type QueueState } from './ports/player.port.ts';
export { type VolumeState, type ToggleMixesCommand, type TogglePlaylistCommand } from './ports/player.port.ts';
export { type RestoreQueueCommand, type SleepTimer, type SleepTimerSetting } from './ports/player.port.ts';
export { type PlayerPort } from './ports/player.port.ts';
export { formerPlayerNames, type FormerPlayerNames } from './ports/former-player-names.ts';
export { type SessionState, type LoginOutcome, type PasswordCheck, type SessionPort } from './ports/session.port.ts';
export { type SecondFactorOutcome } from './ports/session.port.ts';
export { memberIdOf } from './ports/member-id-of.ts';
export { type StoragePort } from './ports/storage.port.ts';
export { onServerClockSet, serverNowMs, setServerOffsetMs } from './server-clock.ts';

export { ENVIRONMENTS, environmentSchema, liveReleaseSchema, liveRemoteSchema } from './manifest/live-set.ts';
export { liveSetSchema, LIVE_SET_ELEMENT_ID } from './manifest/live-set.ts';
export { liveSetEventsPath, liveSetPath } from './manifest/live-set.ts';
export { type Environment, type LiveRelease, type LiveRemote, type LiveSet } from './manifest/live-set.ts';
export { type RemoteSummary } from './manifest/live-set.ts';
export { CONTRACTS_VERSION, releaseNameSchema, releaseVersionSchema } from './manifest/release.ts';
export { integritySchema, releaseFileSchema, remoteManifestSchema } from './manifest/release.ts';
export { type ReleaseFile, type RemoteManifest } from './manifest/release.ts';
export { type ReleaseManifest, type ShellManifest } from './manifest/release-manifest.ts';
export { liveReleaseOf, RELEASE_MANIFEST_FILE, releaseBaseUrl } from './manifest/live-release-of.ts';
export { HOST_HOOKS_GLOBAL, CODE_LOAD_LIMIT_MS, chunkGlobalOf, type HostHooks } from './manifest/host-hooks.ts';
export {
  APP_ELEMENT_ID,
  FIRST_PICTURE_ELEMENT_ID,
  PAGE_CONFIG_ELEMENT_ID,
  pageConfigSchema,
  type PageConfig,
} from './manifest/page-config.ts';
export { analyticsConfigSchema, type AnalyticsConfig } from './manifest/analytics-config.ts';
export { FEATURE_FLAGS, featureFlagsSchema } from './manifest/feature-flags.ts';
export { type FeatureFlag, type FeatureFlags } from './manifest/feature-flags.ts';
export {
  FAILED_SHELL_COOKIE,
  HANG_WATCH_PATH,
  OFFLINE_DOCUMENT_PATH,
  SERVICE_WORKER_PATH,
  WEB_MANIFEST_PATH,
} from './manifest/site-files.ts';
export {
  RELEASES_PATH,
  REMOTES_PATH,
  REPORT_TEXT_MAX,
  REPORTS_PATH,
  SHELL_RELEASE_NAME,
  USES_PATH,
} from './manifest/release-paths.ts';
export { type ReleaseReport } from './manifest/report.ts';
export type { ReleaseRoute } from './manifest/route.ts';

export { type ModalDefinitions, type PageDefinition, type PageDefinitions } from './pages/page-definition.ts';
export { missingThingSchema, PAGE_SUBJECTS, releasePageSchema } from './pages/release-page.ts';
export { type MenuEntry, type MissingThing, type PageSubjectKind, type ReleasePage } from './pages/release-page.ts';
export { fillPattern, pagePatternSchema, variantsOf } from './pages/page-pattern.ts';
export { type ParameterValues, type PatternVariant } from './pages/page-pattern.ts';
export { type PageParameters } from './pages/page-parameters.ts';
export { createPageMatcher, type PageAddresses, type PageMatch } from './pages/page-matcher.ts';
export { pagesOf } from './pages/pages-of.ts';
export { brandedText } from './pages/branded-text.ts';

export {
  leavingSchema,
  dataCopySchema,
  whatIsOn,
  toldPositionSchema,
  SOCIAL_NETWORKS,
  socialNetworkSchema,
  HEARD_LOCK,
  messageNotice,
} from './former-names.ts';

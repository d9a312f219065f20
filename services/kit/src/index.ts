export { type Environment, parseEnvironment } from './config/parse-environment.ts';
export { backupFolderOf, type ServiceEnvironment, serviceEnvironmentSchema } from './config/service-environment.ts';
export type { Database } from './database/database.ts';
export type { Computed, Numbered, Time } from './database/columns.ts';
export { jsonValue } from './database/json-value.ts';
export type { NotificationHandler } from './database/notifications.ts';
export { embeddedFolder, openDatabase, type OpenDatabaseOptions } from './database/open-database.ts';
export { isForeignKeyViolation, isUniqueViolation } from './database/sql-errors.ts';
export { errorCodeOf, errorText } from './errors/error-text.ts';
export { isOutOfSpace } from './errors/out-of-space.ts';
export {
  isServiceError,
  ServiceError,
  type ServiceErrorKind,
  type ServiceErrorOptions,
} from './errors/service-error.ts';
export {
  conflict,
  forbidden,
  invalid,
  notAuthenticated,
  notFound,
  outOfSpace,
  serverBusy,
} from './errors/service-errors.ts';
export { isStartupError, StartupError, type StartupErrorCode } from './errors/startup-error.ts';
export { restrictToOwner, createForOwnerOnly } from './files/restrict-to-owner.ts';
export { diskCheck, explainFailure, measureDisk, requireSpace } from './files/disk-space.ts';
export { ensureFolder } from './files/ensure-folder.ts';
export { type FolderLock, lockFolder } from './files/folder-lock.ts';
export { writeFileAtomic } from './files/write-file-atomic.ts';
export { escapeHtml, type Html, html, NO_HTML } from './html/html.ts';
export { PAGE_POLICY, pageMarkup, type PageOptions } from './html/page-markup.ts';
export { registerPageStyles } from './html/page-styles.ts';
export { SITE_COLORS } from './html/site-colors.ts';
export { addProbes, type ProbeOptions, type Probes } from './health/probes.ts';
export type { ReadinessCheck } from './health/readiness.ts';
export { validateResponse } from './http/validate-response.ts';
export { createHttpApp, type HttpAppOptions } from './http/create-http-app.ts';
export { setErrorHandlers } from './http/error-handler.ts';
export type { EmptySchema, ExtraRoute, HostDatabase, HostedService, ServiceHost } from './http/hosted-service.ts';
export { isLoopbackRequest } from './http/local/is-loopback-request.ts';
export { isLocalUrl } from './http/local/is-local-url.ts';
export { isLoopback } from './http/local/is-loopback.ts';
export { checkPort, listen } from './http/local/listen.ts';
export { listeningHost } from './http/local/listening-host.ts';
export { localOrigin } from './http/local/local-origin.ts';
export { isNavigation } from './http/is-navigation.ts';
export { type OpenStreams, trackOpenStreams } from './http/open-streams.ts';
export { type ListPage, type PageRequest, pageRequest } from './http/list-page.ts';
export {
  Accepted,
  type Authenticate,
  type Caller,
  callerOf,
  type HandlerResult,
  type OperationRequest,
  requireSelf,
} from './http/operation-request.ts';
export { parsePart, type Part } from './http/parse-part.ts';
export {
  type CallRoute,
  parseAddress,
  parseCall,
  type ParsedAddress,
  type ParsedCall,
  registerCall,
} from './http/register-call.ts';
export { logOrigin } from './logging/log-origin.ts';
export type { FailureLog } from './logging/failure-log.ts';
export {
  createMetrics,
  type CounterDescription,
  type GaugeDescription,
  type Metrics,
  type Sample,
} from './metrics/metrics.ts';
export { measureVersion } from './metrics/measure-version.ts';
export { localMetrics, openMetricsPort } from './metrics/metrics-access.ts';
export type { LocalMetrics, MetricsServer } from './metrics/serve-metrics.ts';
export { buildDocument, type DocumentEntry, type DocumentOptions, methodOf } from './openapi/build-document.ts';
export { describeCall, describeHeaders } from './openapi/describe-call.ts';
export { docsMarkup } from './openapi/docs/docs-markup.ts';
export { once } from './openapi/once.ts';
export type {
  JsonSchema,
  OpenApiDocument,
  OpenApiMethod,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './openapi/openapi-document.ts';
export { type AccessMeanings, type RefusedStatus } from './openapi/error-responses.ts';
export { COMPONENTS, createSchemaCatalog, type SchemaCatalog } from './openapi/schema-catalog.ts';
export { createConcurrencyLimit } from './process/concurrency-limit.ts';
export { programVersion } from './process/program-version.ts';
export { type Stoppable, stopOnSignals } from './process/stop-on-signals.ts';
export { linkedText } from './html/linked-text.ts';
export { type Page, PAGE_STYLES_PATH, sendPage } from './html/send-page.ts';
export { acceptedEncodings, CONTENT_ENCODINGS, type ContentEncoding } from './http/accepted-encodings.ts';
export { allowOtherOrigins, hideFromOtherOrigins, refuseOtherOrigins } from './http/guards/cross-origin.ts';
export { acceptForms } from './http/form-body.ts';
export { bearerTokenOf } from './http/bearer-token.ts';
export { isLocalSite } from './http/local/is-local-site.ts';
export { matchesEtag } from './http/matches-etag.ts';
export { ipAllocationOf, subnetOf } from './security/subnet.ts';
export { createConnectionLimiter, type ConnectionLimiter } from './security/connection-limiter.ts';
export { createSecretCheck } from './security/secret-check.ts';
export { createSigner, type Signer } from './security/signer.ts';
export { adminCommandText } from './text/admin-command-text.ts';
export { centsOf, donatedDollarsSchema } from './text/donated-dollars.ts';
export { PROVIDER_NAMES } from './text/provider-names.ts';
export { toSingleLine } from './text/to-single-line.ts';
export { slugOf } from './text/slug.ts';
export { stripTrailingSlashes } from './text/strip-trailing-slashes.ts';
export { answeredAt } from './time/answered-at.ts';
export { watchClock } from './time/clock-jumps.ts';
export { type Clock, systemClock } from './time/clock.ts';
export { monthsAfter, nextPeriodEnd } from './time/period-end.ts';
export { createPeriodicTask, type PeriodicTask } from './time/periodic-task.ts';

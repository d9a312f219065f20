export {
  type Attestation,
  attestationSchema,
  type AttestedManifest,
  attestedManifestSchema,
  attestationPayload,
  type CheckOutcome,
} from './attestation.ts';
export type { CommandDeclaration } from './command-declaration.ts';
export {
  type ChangeAnswer,
  changeAnswerSchema,
  type HistoryEntry,
  historyEntrySchema,
  historySchema,
  revisionActionSchema,
  type Verification,
  verificationSchema,
} from './live-sets.operations.ts';
export { comparedVersionSchema, type Comparison, comparisonSchema } from './comparison.operations.ts';
export { CONSOLE_FILES_PATH, CONSOLE_PATH, SIGN_IN_FRAGMENT } from './console-paths.ts';
export { changeReportSchema, statusReportSchema } from './command-outputs.ts';
export { type DiagnosticsReport, examinationSchema, type Finding, findingSchema } from './examination.operations.ts';
export { grantListSchema } from './grants.operations.ts';
export { isTombstone, TOMBSTONE_VERSION_PREFIX } from './tombstone-version.ts';
export { type PreviewLink, previewLinkSchema } from './previews.operations.ts';
export {
  type Cause,
  causeSchema,
  type Overview,
  overviewSchema,
  type RunningRelease,
  runningReleaseSchema,
} from './overview.operations.ts';
export {
  type RetentionReason,
  retentionReasonSchema,
  type Pruning,
  pruningSchema,
  type VersionUses,
  versionUsesSchema,
} from './prune.operations.ts';
export { readRegistryReply, type RegistryCallInput, type RegistryReply, registryRequest } from './registry-call.ts';
export { registryAddress } from './registry-address.ts';
export { revisionTag } from './registry-fields.ts';
export type {
  RegistryAccess,
  RegistryAnswer,
  RegistryExample,
  RegistryInput,
  RegistryMediaType,
  RegistryOperation,
} from './registry-operation.ts';
export { type RegistryOperationName, type RegistryOperations, registryOperations } from './registry-operations.ts';
export {
  archiveSchema,
  type PublishAnswer,
  publishAnswerSchema,
  type VersionList,
  versionListSchema,
} from './releases.operations.ts';
export { noteLines, NOTES_MAX, noteSchema } from './release-notes.ts';
export { type Health, healthSchema, type ReportList, reportListSchema } from './reports.operations.ts';
export { SITE_PATH_PARTS } from './site-path-parts.ts';
export {
  CONSOLE_HEADER,
  type ConsoleSession,
  consoleSessionSchema,
  signInCodeSchema,
  signInLinkSchema,
} from './sessions.operations.ts';
export {
  madeTokenSchema,
  type RegistryToken,
  registryTokenSchema,
  tokenListSchema,
  tokenRoleSchema,
} from './tokens.operations.ts';

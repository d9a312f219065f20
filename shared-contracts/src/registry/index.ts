export { BRAND_NAME_RULE } from '../brand-name-rule.ts';
export type { CommandDeclaration } from './command-declaration.ts';
export {
  type ChangeAnswer,
  changeAnswerSchema,
  type HistoryEntry,
  historyEntrySchema,
  historySchema,
  type Verification,
  verificationSchema,
} from './live-sets.operations.ts';
export { changeReportSchema, statusReportSchema } from './command-outputs.ts';
export { type Examination, examinationSchema, type Finding, findingSchema } from './examination.operations.ts';
export { grantListSchema } from './grants.operations.ts';
export { neededParameters } from '../pages/needed-parameters.ts';
export {
  type KeptReason,
  keptReasonSchema,
  type Pruning,
  pruningSchema,
  type VersionUses,
  versionUsesSchema,
} from './prune.operations.ts';
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
export { type ReportList, reportListSchema } from './reports.operations.ts';
export { madeTokenSchema, type RegistryToken, registryTokenSchema, tokenListSchema } from './tokens.operations.ts';

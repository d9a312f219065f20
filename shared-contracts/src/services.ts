/** What only services and builds use, so pages don't load it. */
export { BRAND_NAME_RULE } from './brand-name-rule.ts';
export {
  contentHashSchema,
  IMPORT_BOUNDS,
  type Import,
  type ImportEvent,
  type ImportRequest,
  importEventSchema,
  importRequestSchema,
  importSchema,
} from './domain/import.ts';
export { lineOfText, linesOfText } from './domain/text.ts';
export { BACKUP_PATH, IMPORT_MAX_BYTES, IMPORT_PATH } from './http/admin/admin.operations.ts';
export {
  type AdminOperations,
  adminOperations,
  type ServiceOperationName,
  type ServiceOperations,
  serviceOperations,
} from './http/admin/service-operations.ts';
export { integerInText, type NumberInText } from './http/query-fields.ts';
export { releaseManifestSchema, shellManifestSchema } from './manifest/release-manifest.ts';
export { releaseReportSchema } from './manifest/report.ts';
export { neededParameters } from './pages/needed-parameters.ts';

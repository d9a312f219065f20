import * as contracts from '@afterglow/shared-contracts';
import { BRAND } from '@afterglow/shared-contracts';
import * as registry from '@afterglow/shared-registry-contracts';
import { buildDocument, createSchemaCatalog, methodOf, type OpenApiDocument } from '@afterglow/kit';
import { describeOperation } from './describe-operation.ts';

const DESCRIPTION =
  "Teams publish releases of their areas. Teams and managers change what's live. A refused call returns " +
  '`{ code, message }`. Send a token of the registry as `Authorization: Bearer ...`.';

/** The registry as an OpenAPI 3.1 document, derived from its declared calls. */
export function buildOpenApi(version: string): OpenApiDocument {
  const schemas = createSchemaCatalog([contracts, registry]);
  const declared: readonly registry.RegistryOperation[] = Object.values(registry.registryOperations);
  const entries = declared.map((operation) => ({
    path: operation.path,
    method: methodOf(operation),
    operation: describeOperation(operation, schemas),
  }));
  return buildDocument({
    title: `${BRAND} registry`,
    version,
    description: DESCRIPTION,
    baseUrl: '',
    entries,
    schemas,
    access: { 401: 'The token is missing or not valid.', 403: "This token's role doesn't allow it." },
  });
}

import { nothing } from '@afterglow/shared-contracts';
import type * as z from 'zod/mini';
import type { JsonSchema, OpenApiParameter } from './openapi-document.ts';
import type { SchemaCatalog } from './schema-catalog.ts';

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** The fields of a call's path, query or headers, in OpenAPI's format. */
export function parametersIn(
  place: OpenApiParameter['in'],
  schema: z.ZodMiniType,
  examples: Readonly<Record<string, unknown>> | undefined,
  schemas: SchemaCatalog,
): OpenApiParameter[] {
  if (schema === nothing) return [];
  // Values in a URL are text, so their type is that of the parsed value. A header's type is that of the sent value.
  const side = place === 'header' ? 'input' : 'output';
  const { properties = {}, required = [] } = schemas.describe(schema, side) as ObjectSchema;
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
    ...(examples?.[name] === undefined ? {} : { example: examples[name] }),
  }));
}

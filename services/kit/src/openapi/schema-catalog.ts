import * as z from 'zod/mini';
import type { JsonSchema } from './openapi-document.ts';

/** Whether a schema describes the caller's input or its parsed result. */
export type Side = 'input' | 'output';

/** Describes schemas as JSON schema; those named in the contracts are described once and referenced. */
export interface SchemaCatalog {
  describe(schema: z.ZodMiniType, side: Side): JsonSchema;
  /** The schemas referenced so far, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>;
}

const DEFS = '#/$defs/';
/** The path of named schemas in a document. */
export const COMPONENTS = '#/components/schemas/';
const NAME_END = 'Schema';
const SHARED_NAME = 'Id';

/** A catalog of the schemas that modules export, each under the name of its type; `formerNames` exports the names to ignore. */
export function createSchemaCatalog(modules: readonly object[], formerNames: object = {}): SchemaCatalog {
  const names = nameSchemas(modules, new Set(Object.keys(formerNames)));
  const components: Record<string, JsonSchema> = {};
  return {
    components,
    describe(schema, side) {
      const {
        $defs = {},
        $schema: _,
        ...described
      } = z.toJSONSchema(schema, {
        io: side,
        metadata: names,
        unrepresentable: 'any',
        override({ zodSchema, jsonSchema }) {
          simplify(jsonSchema);
          const { description } = z.globalRegistry.get(zodSchema) ?? {};
          if (description !== undefined) jsonSchema.description = description;
        },
      });
      // One name may have two schemas: as sent and as received.
      const suffix = side === 'input' ? 'Input' : '';
      const refer = (text: string) => text.replaceAll(DEFS, COMPONENTS);
      const isTaken = (name: string, text: string) =>
        components[name] !== undefined && JSON.stringify(components[name]) !== text;
      let text = refer(JSON.stringify(described));
      for (const [name, definition] of Object.entries($defs)) {
        const own = refer(JSON.stringify(definition));
        const used = isTaken(name, own) ? `${name}${suffix}` : name;
        if (used !== name) text = text.replaceAll(`${COMPONENTS}${name}"`, `${COMPONENTS}${used}"`);
        components[used] = JSON.parse(own) as JsonSchema;
      }
      return JSON.parse(text) as JsonSchema;
    },
  };
}

/** Every exported schema under the name of its type: `mixSchema` is `Mix`. The ids of all kinds are one schema, `Id`. */
function nameSchemas(modules: readonly object[], formerNames: ReadonlySet<string>) {
  const exported = modules
    .flatMap((one) => Object.entries<unknown>({ ...one }))
    .flatMap(([name, value]) =>
      name.endsWith(NAME_END) && !formerNames.has(name) && isSchema(value)
        ? [{ schema: value, name: typeName(name) }]
        : [],
    );
  const names = z.registry<{ id: string }>();
  for (const [schema, aliases] of Map.groupBy(exported, ({ schema }) => schema)) {
    names.add(schema, { id: aliases.length > 1 ? SHARED_NAME : (aliases[0]?.name ?? '') });
  }
  return names;
}

function typeName(exported: string): string {
  return `${exported.charAt(0).toUpperCase()}${exported.slice(1, -NAME_END.length)}`;
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Removes keywords that the format or the type already implies. */
function simplify(schema: Record<string, unknown>): void {
  if (typeof schema['format'] === 'string') delete schema['pattern'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  // Integers in a URL are declared by their divisor.
  if (schema['type'] === 'number' && schema['multipleOf'] === 1) {
    schema['type'] = 'integer';
    delete schema['multipleOf'];
  }
}

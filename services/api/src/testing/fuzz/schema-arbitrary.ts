import fc from 'fast-check';
import { type JsonSchema, type OpenApiDocument, COMPONENTS } from '@afterglow/kit';

type Schemas = OpenApiDocument['components']['schemas'];

const LARGEST = 2_147_483_647;
/** The items of the test catalog have small IDs. */
const LIKELY_ID_MAX = 12;
const LONGEST = 40;
const NEWEST_MS = Date.parse('2027-01-01');

/** Values that a schema allows, with its bounds and existing IDs more often than chance would pick them. */
export function schemaArbitrary(schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const inner = (part: unknown) => schemaArbitrary(part as JsonSchema, schemas);
  const { $ref, anyOf, oneOf, enum: values, const: value } = schema;
  if (typeof $ref === 'string') return inner(schemas[$ref.slice(COMPONENTS.length)] ?? {});
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return fc.oneof(...choices.map(inner));
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  if (value !== undefined) return fc.constant(value);
  return fc.oneof(...[schema['type']].flat().map((type) => ofType(String(type), schema, inner)));
}

function ofType(
  type: string,
  schema: JsonSchema,
  inner: (part: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'string':
      return strings(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner(schema['items'] ?? {}), { maxLength: Math.min(4, limit(schema, 'maxItems', 4)) });
    case 'object':
      return objects(schema, inner);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function numbers(schema: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(limit(schema, 'minimum', -LARGEST), limit(schema, 'exclusiveMinimum', -LARGEST - 1) + 1);
  const max = limit(schema, 'maximum', LARGEST);
  const likely = fc.integer({ min, max: Math.min(max, Math.max(min, LIKELY_ID_MAX)) });
  return fc.oneof({ weight: 6, arbitrary: likely }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
}

function strings(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, pattern } = schema;
  const [minLength, maxLength] = [limit(schema, 'minLength', 0), limit(schema, 'maxLength', LONGEST)];
  if (format === 'email') return fc.emailAddress().filter((address) => address.length <= maxLength);
  if (format === 'date-time') return times();
  if (format === 'date') return times().map((time) => time.slice(0, 10));
  if (format === 'uri') return fc.webUrl();
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  const words = fc.string({ minLength, maxLength: Math.min(maxLength, Math.max(minLength, LONGEST)) });
  const unusual = fc.string({
    unit: 'binary',
    minLength,
    maxLength: Math.min(maxLength, Math.max(minLength, LONGEST)),
  });
  return fc.oneof(words, unusual, fc.constantFrom('x'.repeat(minLength), 'é'.repeat(Math.min(maxLength, 2_000))));
}

function times(): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: NEWEST_MS }).map((ms) => new Date(ms).toISOString());
}

function objects(schema: JsonSchema, inner: (part: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<object> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = (schema['required'] ?? []) as string[];
  return fc.record(Object.fromEntries(properties.map(([name, part]) => [name, inner(part)])), {
    requiredKeys: required,
  });
}

function limit(schema: JsonSchema, keyword: string, otherwise: number): number {
  const value = schema[keyword];
  return typeof value === 'number' ? value : otherwise;
}

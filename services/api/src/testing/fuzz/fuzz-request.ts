import fc from 'fast-check';
import type { JsonSchema, OpenApiDocument, OpenApiOperation } from '@afterglow/kit';
import { contentTypes, oddBodies, oddHeaders, oddJson, oddTexts } from './odd-values.ts';
import { schemaArbitrary } from './schema-arbitrary.ts';

export const FUZZ_ROLES = ['visitor', 'member', 'member', 'member', 'superAdmin'] as const;
export type FuzzRole = (typeof FUZZ_ROLES)[number];

export interface FuzzTarget {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

export type FuzzRequest = FuzzTarget & {
  readonly role: FuzzRole;
  /** Path and query below the prefix, as written in the request. */
  readonly address: string;
  readonly body: string | undefined;
  readonly contentType: string | undefined;
  /** Besides those of the body and of the caller. */
  readonly headers: Readonly<Record<string, string>>;
};

type Pair = readonly [name: string, value: string];

export function fuzzTargets({ paths }: OpenApiDocument): readonly FuzzTarget[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** Requests to one route: as described, or with something odd in one part. */
export function fuzzRequests(target: FuzzTarget, { components }: OpenApiDocument): fc.Arbitrary<FuzzRequest> {
  const { operation, path } = target;
  const values = (schema: JsonSchema) => schemaArbitrary(schema, components.schemas).map(toText);
  const place = (where: 'path' | 'query') => (operation.parameters ?? []).filter((parameter) => parameter.in === where);
  const params = fc.tuple(...place('path').map(({ name, schema }) => pairOf(name, mostly(values(schema), oddTexts))));
  const query = fc
    .tuple(
      ...place('query').map((one) =>
        fc.option(pairOf(one.name, mostly(values(one.schema), oddTexts)), {
          nil: undefined,
          freq: one.required ? 12 : 1,
        }),
      ),
    )
    .chain((pairs) => oddQueries(pairs.filter((pair) => pair !== undefined)));
  return fc
    .record({
      role: fc.constantFrom(...FUZZ_ROLES),
      params,
      query,
      content: contentOf(operation, components.schemas),
      headers: oddHeaders,
    })
    .map(({ role, params: filled, query: asked, content, headers }) => ({
      ...target,
      role,
      headers,
      address: `${fill(path, filled)}${asked}`,
      ...content,
    }));
}

function pairOf(name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Pair> {
  return value.map((text) => [name, text]);
}

function mostly<T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

/** The query as it is, with a repeated name, a list, an unknown name, or broken. */
function oddQueries(pairs: readonly Pair[]): fc.Arbitrary<string> {
  const text = toQuery(pairs);
  const first = pairs[0]?.[0] ?? 'limit';
  const join = text === '' ? '?' : `${text}&`;
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(text) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        toQuery([...pairs, ...pairs]),
        `${join}${first}[]=1&${first}[]=2`,
        `${join}${first}[a]=1`,
        `${join}unknown=1`,
        `${join}__proto__=1&constructor=2`,
        `${join}${first}=%E0%A4%A`,
        `${join}${first}`,
        `${join}${'&'.repeat(2_000)}`,
        `${join}${'a[b]='.repeat(1_000)}`,
        `${join}unknown=${'x'.repeat(9_000)}`,
      ),
    },
  );
}

function contentOf(
  { requestBody }: OpenApiOperation,
  schemas: OpenApiDocument['components']['schemas'],
): fc.Arbitrary<Pick<FuzzRequest, 'body' | 'contentType'>> {
  const described = Object.values(requestBody?.content ?? {})[0];
  const none = fc.constant({ body: undefined, contentType: undefined });
  const odd = fc.record({ body: oddBodies, contentType: contentTypes });
  if (described === undefined) return fc.oneof({ weight: 20, arbitrary: none }, { weight: 1, arbitrary: odd });
  const valid = schemaArbitrary(described.schema ?? {}, schemas);
  const spoilt = fc.tuple(valid, oddJson, fc.nat()).map(([value, oddity, place]) => spoil(value, oddity, place));
  const json = fc
    .oneof({ weight: 4, arbitrary: valid }, { weight: 3, arbitrary: spoilt }, { weight: 1, arbitrary: oddJson })
    .map((value) => ({ body: JSON.stringify(value), contentType: 'application/json' }));
  return fc.oneof({ weight: 8, arbitrary: json }, { weight: 1, arbitrary: odd }, { weight: 1, arbitrary: none });
}

/** Gives one field an odd value; an index beyond the known ones adds an unknown field. */
function spoil(value: unknown, oddity: unknown, place: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return oddity;
  const names = [...Object.keys(value), 'unknown'];
  return { ...value, [names[place % names.length] ?? '']: oddity };
}

function fill(path: string, values: readonly Pair[]): string {
  return values.reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, () => (value === '' ? '%20' : encode(value))),
    path,
  );
}

function toQuery(pairs: readonly Pair[]): string {
  return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

/** Byte by byte, because half a character has no encoding that `encodeURIComponent` would produce. */
function encode(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text);
  return '%ED%A0%80';
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

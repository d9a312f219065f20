import type { RegistryOperation } from '@afterglow/shared-registry-contracts';
import * as z from 'zod/mini';

/** The typed values, by the names of the command's fields, including the environment. */
export type TypedOptions = Readonly<Record<string, string | undefined>>;

/** Sorts the typed values into the parts of the call; parts that the call lacks are omitted. */
export function callParts(
  { params, query, body, command }: RegistryOperation,
  typed: TypedOptions,
): Record<string, object> {
  const given = { ...command?.defaults, ...typed };
  const parts = Object.entries({ params, query, body }).flatMap(([part, schema]): [string, object][] => {
    const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    if (properties === undefined) return [];
    const fields = Object.keys(properties).filter((name) => given[name] !== undefined);
    return [[part, Object.fromEntries(fields.map((name) => [name, given[name]]))]];
  });
  return Object.fromEntries(parts);
}

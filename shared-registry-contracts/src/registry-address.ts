import type { DeclaredCall } from '@afterglow/shared-contracts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The URL of a call relative to the site's origin: its path with the params filled in, and its query. Throws a
 * RangeError when a param is missing, or when a value is neither text nor a number.
 */
export function registryAddress(call: DeclaredCall, params: Fields = {}, query: Fields = {}): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(call, name, params)));
  const given = Object.keys(query).filter((name) => query[name] !== undefined);
  const search = new URLSearchParams(given.map((name): [string, string] => [name, textOf(call, name, query)]));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

function textOf(call: DeclaredCall, name: string, fields: Fields): string {
  const value = fields[name];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new RangeError(`${call.name} needs "${name}" as text or a number.`);
}

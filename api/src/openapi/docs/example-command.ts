import { API_PREFIX } from '@afterglow/shared-contracts';
import type { ListedOperation } from './operation-markup.ts';

const JSON_TYPE = 'application/json';

/** The call as a command line, with the example's values; ORIGIN and TOKEN are the reader's own. */
export function exampleCommand({ path, method, operation }: ListedOperation): string {
  const { parameters = [], requestBody, security = [] } = operation;
  const valueOf = (name: string) => String(parameters.find((one) => one.name === name)?.example ?? name.toUpperCase());
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)));
  const query = new URLSearchParams(
    parameters
      .filter(({ in: place, example, required }) => place === 'query' && (required || example !== undefined))
      .map(({ name }) => [name, valueOf(name)] as [string, string]),
  );
  const address = `"$ORIGIN${API_PREFIX}${filled}${query.size === 0 ? '' : `?${query.toString()}`}"`;
  const body = requestBody?.content[JSON_TYPE]?.example;
  return [
    'curl',
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    ...(security.length === 0 ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(body === undefined ? [] : [`-H "Content-Type: ${JSON_TYPE}"`, `-d '${JSON.stringify(body)}'`]),
    address,
  ].join(' ');
}

import type { ListedOperation } from './listed-operation.ts';

const JSON_TYPE = 'application/json';

/** The call as a command line, with the example's values; the reader supplies ORIGIN and TOKEN. */
export function exampleCommand({ path, method, operation }: ListedOperation, baseUrl: string): string {
  const { requestBody, security = [] } = operation;
  const body = requestBody?.content[JSON_TYPE]?.example;
  return [
    'curl',
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    ...(security.length === 0 ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(body === undefined ? [] : [`-H "Content-Type: ${JSON_TYPE}"`, `-d '${JSON.stringify(body)}'`]),
    `"$ORIGIN${baseUrl}${exampleAddress(path, operation)}"`,
  ].join(' ');
}

function exampleAddress(path: string, { parameters = [] }: ListedOperation['operation']): string {
  const examples = new Map(parameters.map(({ name, example }) => [name, textOf(example) ?? name.toUpperCase()]));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(examples.get(name) ?? ''));
  const asked = parameters.filter(({ in: place, example, required }) => {
    return place === 'query' && (required || example !== undefined);
  });
  const query = new URLSearchParams(asked.map(({ name }): [string, string] => [name, examples.get(name) ?? '']));
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

function textOf(example: unknown): string | undefined {
  return typeof example === 'string' || typeof example === 'number' ? String(example) : undefined;
}

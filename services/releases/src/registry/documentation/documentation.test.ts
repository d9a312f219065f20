import { type RegistryOperation, registryOperations } from '@afterglow/shared-registry-contracts';
import type { OpenApiDocument } from '@afterglow/kit';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
let document: OpenApiDocument;
beforeAll(async () => {
  registry = await startTestRegistry();
  document = (await (await registry.fetch('/releases/openapi.json')).json()) as OpenApiDocument;
}, START_LIMIT_MS);
afterAll(() => registry.close());

const declared: readonly RegistryOperation[] = Object.values(registryOperations);

test.each(declared.map((operation) => [operation.name, operation] as const))(
  '%s is documented under its name, with its callers and responses',
  (name, operation) => {
    const described = document.paths[operation.path]?.[operation.method.toLowerCase() as 'get'];
    expect(described).toMatchObject({ operationId: name, summary: operation.summary });
    expect(described?.security === undefined).toBe(operation.access === 'everybody');
    const statuses = [...Object.keys(operation.statuses), ...operation.refusals.map(String), '400', 'default'];
    expect(Object.keys(described?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
  },
);

test('every reference resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, kind = '', name = ''] of references) expect(document.components).toHaveProperty([kind, name]);
});

test('the page links every operation and schema, runs no script and finds its styles', async () => {
  const response = await registry.fetch('/releases/docs');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).not.toMatch(/<script|style="/);
  const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !anchors.has(id))).toEqual([]);
  for (const { name } of declared) expect(anchors).toContain(name);
  const styles = /rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '';
  expect((await registry.fetch(styles)).headers.get('content-type')).toContain('text/css');
});

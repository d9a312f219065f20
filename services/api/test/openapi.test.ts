import { nothing, type Operation } from '@afterglow/shared-contracts';
import { serviceOperations } from '@afterglow/shared-contracts/services';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as z from 'zod/mini';
import type { OpenApiDocument } from '@afterglow/kit';
import { exampleOf } from '#openapi/operation-examples.ts';
import { registeredRoutes } from '#testing/registered-routes.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
let document: OpenApiDocument;
beforeAll(async () => {
  api = await startApi();
  document = (await (await api.request('/openapi.json')).json()) as OpenApiDocument;
});
afterAll(async () => api.stop());

const declared: readonly Operation[] = Object.values(serviceOperations);

test('the document is valid OpenAPI 3.1', async () => {
  const outcome = await new Validator().validate(structuredClone({ ...document }));
  expect(outcome).toEqual({ valid: true });
  expect(document.openapi).toBe('3.1.0');
});

// Add missing routes to the operations of the contracts, or to EXTRA_ROUTES of src/openapi/extra-routes.ts.
test('every route of the service is in it, and nothing else', async () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.sort()).toEqual(await registeredRoutes());
});

test('every reference resolves', () => {
  const names = (text: string) => [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  const references = names(JSON.stringify(document));
  expect(references.length).toBeGreaterThan(0);
  for (const [, kind = '', name = ''] of references) {
    expect(document.components).toHaveProperty([kind, name]);
  }
});

describe.each(declared.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const described = () => document.paths[operation.path]?.[operation.method.toLowerCase() as 'get'];

  test('is described under its name, with its callers and its errors', () => {
    expect(described()).toMatchObject({ operationId: name, summary: operation.summary });
    expect(described()?.security).toEqual(
      { none: undefined, optional: [{}, { bearer: [] }], member: [{ bearer: [] }], admin: [{ bearer: [] }] }[
        operation.auth
      ],
    );
    const statuses = Object.keys(described()?.responses ?? {});
    expect(statuses).toEqual(expect.arrayContaining(['400', 'default', ...operation.refusals.map(String)]));
  });

  test('describes each declared header, and the total of a list', () => {
    const answer = described()?.responses[operation.response === nothing ? '204' : '200'];
    const headers = Object.keys((answer as { headers?: object } | undefined)?.headers ?? {});
    expect(headers).toEqual([...(operation.paged ? ['x-items-total'] : []), ...Object.keys(operation.headers)]);
  });

  // An operation that needs more than IDs needs an example in src/openapi/operation-examples.ts.
  test('has an example that is a valid call', () => {
    const given = { query: operation.query === nothing ? undefined : {}, ...exampleOf(operation) };
    const problems = (['params', 'query', 'body'] as const).flatMap((part) => {
      const { error } = z.safeParse(operation[part], given[part]);
      return error === undefined
        ? []
        : [`${part}: ${error.issues[0]?.path.join('.') ?? ''} ${error.issues[0]?.code ?? ''}`];
    });
    expect(problems).toEqual([]);
  });
});

describe('the page', () => {
  test('links to every operation and every schema, and runs no script', async () => {
    const response = await api.request('/docs');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).not.toMatch(/<script|style="/);
    // Otherwise browsers would request one, and log that it is missing.
    expect(page).toContain('<link rel="icon" href="data:," />');
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((id) => !anchors.has(id))).toEqual([]);
    for (const { name } of declared) expect(anchors).toContain(name);
    for (const name of Object.keys(document.components.schemas)) expect(anchors).toContain(`schema-${name}`);
  });
});

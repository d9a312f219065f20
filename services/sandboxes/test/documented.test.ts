import { registeredRoutes } from '@afterglow/api/testing';
import { createSandboxes } from '#create-sandboxes.ts';
import { startApi } from '#testing/start-api.ts';

test('the OpenAPI document lists every URL of the sandboxes, and nothing else from them', async () => {
  const api = await startApi();
  const { paths } = (await (await api.request('/openapi.json')).json()) as { readonly paths: Record<string, object> };
  await api.stop();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.sort()).toEqual(await registeredRoutes(createSandboxes({ config: {} })));
  expect(described).toContain('post /sandbox/portal');
});

import { bypassWrites, type RoutingInstall } from './bypass-writes.ts';
import { requestKind } from './request-kind.ts';

function install(addRoutes?: NonNullable<RoutingInstall['addRoutes']>) {
  const waitUntil = jest.fn<undefined, [Promise<unknown>]>();
  bypassWrites({ waitUntil, addRoutes } as unknown as RoutingInstall);
  return waitUntil.mock.calls[0]?.[0];
}

test('writes bypass the worker, and only those that the worker lets through', async () => {
  const addRoutes = jest.fn<Promise<void>, Parameters<NonNullable<RoutingInstall['addRoutes']>>>(async () => undefined);
  await install(addRoutes);
  const rules = addRoutes.mock.calls[0]?.[0] ?? [];
  expect(rules.map(({ condition }) => condition.requestMethod)).toEqual(['POST', 'PUT', 'PATCH', 'DELETE']);
  for (const { condition, source } of rules) {
    expect(source).toBe('network');
    const asked = { url: 'https://afterglow.example/radio', method: condition.requestMethod, mode: 'cors' } as const;
    expect(requestKind({ ...asked, destination: '' }, 'https://afterglow.example')).toBe('bypassed');
  }
});

test.each([
  ['that does not know such rules', undefined],
  ['that refuses them', async () => Promise.reject(new TypeError('Unknown condition'))],
])('in a browser %s the worker is still installed', async (_, addRoutes) => {
  await expect(install(addRoutes)).resolves.toBeUndefined();
});

import * as z from 'zod/mini';
import { nothing, ENVIRONMENTS, liveSetEventsPath, liveSetPath } from '@afterglow/shared-contracts';
import { registryAddress } from './registry-address.ts';
import type { RegistryOperation } from './registry-operation.ts';
import { registryOperations } from './registry-operations.ts';

const operations: readonly RegistryOperation[] = Object.values(registryOperations);

test('every call of the registry is listed under its own name', () => {
  expect(operations.map(({ name }) => name)).toEqual(Object.keys(registryOperations));
});

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  'the call %s',
  (_name, operation) => {
    test('has a valid example', () => {
      const { params, query, requestHeaders, body } = operation.example;
      const given = {
        params,
        query: query ?? (operation.query === nothing ? undefined : {}),
        requestHeaders: requestHeaders ?? (operation.requestHeaders === nothing ? undefined : {}),
        body: operation.takes === 'application/gzip' ? new Uint8Array() : body,
      };
      for (const part of ['params', 'query', 'requestHeaders', 'body'] as const) {
        expect([part, z.safeParse(operation[part], given[part]).error]).toEqual([part, undefined]);
      }
      expect(registryAddress(operation, params, query)).not.toContain('{');
    });

    test('names an area in its path when a role limits access', () => {
      if (operation.access === 'team' || operation.access === 'team-or-manager') {
        expect(operation.path).toContain('{remote}');
      }
    });
  },
);

test.each(ENVIRONMENTS)('browsers find the live set and events of %s at the paths of the registry', (environment) => {
  const { getLiveSet, followLiveSet } = registryOperations;
  expect(registryAddress(getLiveSet, { environment })).toBe(liveSetPath(environment));
  expect(registryAddress(followLiveSet, { environment })).toBe(liveSetEventsPath(environment));
});

test('a URL without a required param is rejected', () => {
  expect(() => registryAddress(registryOperations.getLiveSet)).toThrow('getLiveSet needs "environment"');
});

test('a URL contains the query, without omitted values', () => {
  const { getHistory } = registryOperations;
  const address = registryAddress(
    getHistory,
    { environment: 'staging' },
    { remote: 'radio', version: undefined, limit: 2 },
  );
  expect(address).toBe('/releases/environments/staging/history?remote=radio&limit=2');
});

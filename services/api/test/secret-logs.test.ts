import type { Operation } from '@afterglow/shared-contracts';
import { serviceOperations } from '@afterglow/shared-contracts/services';
import { createHttpApp } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import { exampleOf } from '#openapi/operation-examples.ts';
import { type Api, prepareApi } from '#app/prepare-api.ts';
import { createSeededEnvironment, testOptions } from '#testing/start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';

const SECRET = 'sesame-0pen-7f3a';

let place: TestEnvironment;
let api: Api;
let app: FastifyInstance;
let lines: string[] = [];
beforeAll(async () => {
  place = await createSeededEnvironment();
  api = await prepareApi(testOptions(place));
  app = createHttpApp({ logLevel: 'trace', logStream: { write: (line) => void lines.push(line) } });
  await app.register(api.plugin);
  // URLs of links need a port.
  await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await app.close();
  await api.close();
  await place.remove();
});

/** Fields whose value lets its reader act as someone else. */
const SECRET_FIELD = /password|token|signature|secret|code/i;

function withSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, SECRET_FIELD.test(name) ? SECRET : withSecrets(field)]),
  );
}

function pairOf([name, value]: [string, string | number]): [string, string] {
  return [name, `${value}`];
}

const declared: readonly Operation[] = Object.values(serviceOperations);

test.each(declared.map((operation) => [operation.name, operation] as const))(
  'the log holds no secret of %s, at any level',
  async (_name, operation) => {
    const { params = {}, query = {}, body } = exampleOf(operation);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const secrets = { token: SECRET, password: SECRET, code: SECRET };
    const asked = new URLSearchParams(Object.entries({ ...query, ...secrets }).map(pairOf));
    const headers = { authorization: `Bearer ${SECRET}`, cookie: `session=${SECRET}`, 'x-auth-token': SECRET };
    const request = {
      method: operation.method,
      headers,
      ...(body === undefined ? {} : { payload: withSecrets(body) as object }),
    };
    await app.inject({ ...request, url: `/v3${path}` });
    await app.inject({ ...request, url: `/v3${path}?${asked.toString()}` });
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.join('')).not.toContain(SECRET);
  },
);

test.each([
  `/v3/live/a/chill/low.mp3?token=${SECRET}`,
  `/v3/live/chill.m3u?token=${SECRET}`,
  `/v3/media/mixes/1/96.mp3?member=1&session=${SECRET}&expires=1&signature=${SECRET}`,
  `/v3/subscriptions/validate-streaming?station=chill&mount=low&token=${SECRET}`,
  `/v3/members/email-change?token=${SECRET}`,
  `/v3/members/email-change/stop?token=${SECRET}`,
  `/v3/auth/oauth/google/callback?code=${SECRET}&state=${SECRET}`,
  `/v3/sandbox/portal?processor=stripe&customer=1&signature=${SECRET}`,
  `/set-new-password?token=${SECRET}`,
])('the log holds no secret of %s', async (url) => {
  await app.inject({ url });
  expect(lines.join('')).toContain('"msg":"request"');
  expect(lines.join('')).not.toContain(SECRET);
});

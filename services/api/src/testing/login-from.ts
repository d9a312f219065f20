import { request } from 'node:http';
import type { ApiClient } from './api-client.ts';

interface PostFrom {
  /** Below the prefix. */
  readonly path: string;
  /** An IP of this computer (127.x.y.z), each of which is a separate subnet. */
  readonly localAddress: string;
  readonly body: object;
  /** Besides its type. */
  readonly headers?: Readonly<Record<string, string>>;
}

export function postFrom(
  { origin }: Pick<ApiClient, 'origin'>,
  { path, localAddress, body, headers: others = {} }: PostFrom,
): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', ...others };
  return new Promise((resolve, reject) => {
    request(`${origin}/v3${path}`, { method: 'POST', localAddress, headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

/** Tries a password from an IP of this computer (127.x.y.z), each of which is a separate subnet; returns the status. */
export function logInFrom(
  api: Pick<ApiClient, 'origin'>,
  localAddress: string,
  body: { readonly email: string; readonly password: string },
): Promise<number | undefined> {
  return postFrom(api, { path: '/auth/token', localAddress, body });
}

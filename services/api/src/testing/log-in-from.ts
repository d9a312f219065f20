import { request } from 'node:http';
import type { ApiClient } from './api-client.ts';

/** Tries a password from an address of this computer (127.x.y.z), each of which is a separate network; returns the status. */
export function logInFrom(
  { origin }: ApiClient,
  localAddress: string,
  body: { readonly email: string; readonly password: string },
): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request(`${origin}/v3/auth/token`, { method: 'POST', localAddress, headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

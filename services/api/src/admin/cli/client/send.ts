import { API_PREFIX, apiErrorBodySchema } from '@afterglow/shared-contracts';
import { errorText, adminCommandText } from '@afterglow/kit';
import * as z from 'zod/mini';
import { AdminError } from './admin-error.ts';

export interface Target {
  readonly url: string;
  readonly token: string | undefined;
}

/** Sends a request below the service's prefix; throws an AdminError for anything but success. */
export async function send({ url, token }: Target, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await request(`${url}${API_PREFIX}${path}`, { ...init, headers, redirect: 'error' });
  if (response.ok) return response;
  throw new AdminError(response.status, explain(response.status, await messageOf(response)));
}

async function request(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const { origin } = new URL(address);
    throw new AdminError(0, `Can't reach ${origin} (${errorText(cause)}). Is the site running?`, { cause });
  }
}

async function messageOf(response: Response): Promise<string> {
  try {
    return z.parse(apiErrorBodySchema, await response.json()).message;
  } catch {
    return `The site returned ${response.status} ${response.statusText}.`;
  }
}

function explain(status: number, message: string): string {
  if (status !== 401) return message;
  return `${message} Run this where the site's data folder is (DATA_DIR), or log in as a super admin: ${adminCommandText('login <email>')}`;
}

import { createEventBus, type BusEvent, type SessionState } from '@afterglow/shared-contracts';
import { buildCurrentUser, buildMember } from '@afterglow/shared-contracts/testing';
import { Subject } from 'rxjs';
import { createApiClient } from '../client/api-client.ts';
import { createSessionService } from '../session/session-service.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createCookies } from '../storage/cookies.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createTestService, jsonResponse, SERVICE_URL } from './test-service.ts';

export const USER_KEY = 'auth.currentUser';
export const user = buildCurrentUser();
export const member = buildMember();
export const PERMISSIONS = { role: null, premium: false, superAdmin: false, permissions: [] };
export const CREDENTIALS = { email: 'free@afterglow.example', password: 'afterglow-demo' };
/** A session over a service with one free member. */
export function createSession({ stored = false, cookie = '', onLoggingOut = () => {} } = {}) {
  const service = createTestService();
  service.answer('createToken', () => jsonResponse(user));
  service.answer('getPermissions', () => jsonResponse(PERMISSIONS));
  service.answer('getMember', () => jsonResponse(member));
  service.answer('listSubscriptions', () => jsonResponse([]));
  service.answer('revokeToken', () => new Response(null, { status: 204 }));
  const local = createMemoryStorage(stored ? { [USER_KEY]: JSON.stringify(user) } : {});
  const perTab = createMemoryStorage();
  const bus = createEventBus();
  const events: BusEvent[] = [];
  bus.events$.subscribe((event) => events.push(event));
  let nowMs = 1_000_000;
  const undo = () => () => undefined;
  const page = { cookie };
  const otherTabChanged$ = new Subject<void>();
  const session = createSessionStore({
    service: createSessionService(
      createApiClient({ baseUrl: SERVICE_URL, getToken: () => null, fetch: service.fetch }),
    ),
    bus,
    local,
    perTab,
    otherTabChanged$,
    onLoggingOut,
    cookies: createCookies(page),
    clock: { now: () => nowMs, after: undo, every: undo },
  });
  const states: SessionState[] = [];
  session.session$.subscribe((state) => states.push(state));
  const passTime = (byMs: number) => (nowMs += byMs);
  return { session, service, page, local, perTab, events, states, stored, otherTabChanged$, passTime };
}

export async function started(options: Parameters<typeof createSession>[0] = {}) {
  const parts = createSession({ ...options, stored: true });
  parts.session.start();
  await settle();
  return parts;
}

/** Waits until immediate responses are processed: a body is read over a few tasks. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

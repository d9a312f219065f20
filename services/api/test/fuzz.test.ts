import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { dirname } from 'node:path';
import fc from 'fast-check';
import type { OpenApiDocument } from '@afterglow/kit';
import { addMember, changeEnvironment } from '#testing/change-environment.ts';
import { type FuzzRequest, fuzzRequests, type FuzzRole, fuzzTargets } from '#testing/fuzz/fuzz-request.ts';
import { createResponseValidator } from '#testing/fuzz/response-validator.ts';
import { sendRaw } from '#testing/fuzz/send-raw.ts';
import {
  LONGEST_TURN_MS,
  recordEventLoopDelay,
  testServerUrl,
  watchEventLoop,
  type TestEnvironment,
} from '@afterglow/kit/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { solveCaptcha } from '#testing/solve-captcha.ts';
import { createSeededEnvironment, type RunningApi, startApi } from '#testing/start-api.ts';

/** The long run makes more requests, and continues from its recorded progress. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 200);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const PROGRESS_FILE = progressFile(process.env['FUZZ_PROGRESS']);
/** Where the long run records the longest event-loop delay. */
const TURNS_FILE = process.env['FUZZ_TURNS'];
const PER_ROUND = 200;
const MEASURED_AGAIN = 3;
const LIMIT_MS = 60_000 + REQUESTS * 500;
const SHOWN = 400;

/** Part of the records of members that no request logs in as. */
const CANARIES = ['canary-1-kestrel@afterglow.example', 'canary-2-heron@afterglow.example'];
const SUPER_ADMIN = 'super@afterglow.example';

let place: TestEnvironment;
let api: RunningApi;
const agent = new Agent({ keepAlive: true });
const tokens = new Map<FuzzRole, string>();
let members = 0;

beforeAll(async () => {
  place = await createSeededEnvironment();
  await changeEnvironment(place, async (db) => {
    for (const canary of CANARIES) await addMember(db, canary);
    await addMember(db, SUPER_ADMIN, true);
  });
  api = await startApi(place);
});
afterAll(async () => {
  agent.destroy();
  await api.stop();
  await place.remove();
});

/** Logs in again when a request has ended the session, as some do. */
async function tokenOf(role: FuzzRole): Promise<string | undefined> {
  const stored = tokens.get(role);
  if (role === 'visitor' || (stored !== undefined && (await isHeld(stored)))) return stored;
  const token = role === 'superAdmin' ? await logInSuperAdmin() : await signUp();
  tokens.set(role, token);
  return token;
}

async function isHeld(token: string): Promise<boolean> {
  return (await api.send('getMixUrls', { params: { id: 400 }, token })).status !== 401;
}

async function logInSuperAdmin(): Promise<string> {
  const body = { email: SUPER_ADMIN, password: 'afterglow-demo' };
  return (await api.call('createToken', { body })).data.token;
}

async function signUp(): Promise<string> {
  members += 1;
  // More often than is allowed within an hour.
  api.clock.advance(HOUR_MS);
  const body = { email: `fuzz-${members}@afterglow.example`, password: 'a long password', username: `fuzz ${members}` };
  const headers = await solveCaptcha(api);
  return (await api.call('createMember', { body, headers })).headers.get('x-auth-token') ?? '';
}

/** The requests of a round: always the same, all routes in turn. */
function requestsOf(round: number, count: number, document: OpenApiDocument): readonly FuzzRequest[] {
  const targets = fuzzTargets(document);
  return Array.from({ length: count }, (_, index) => {
    const number = round * PER_ROUND + index;
    const target = targets[number % targets.length];
    if (target === undefined) throw new Error('There is nothing to ask for.');
    return fc.sample(fuzzRequests(target, document), { numRuns: 1, seed: SEED + number });
  }).flat();
}

/** The longest event-loop delay during a request, including the client's part, and that request. */
const readEventLoop = watchEventLoop();
let longest: Turn = { ms: 0, request: '' };

interface Turn {
  readonly ms: number;
  readonly request: string;
}

/**
 * A long delay is measured again, and the shortest is used: the request's own cost recurs each time; a busy machine's or this test's
 * garbage collection does not.
 */
async function timed<T>(request: string, answer: () => Promise<T>): Promise<T> {
  readEventLoop();
  try {
    return await answer();
  } finally {
    let ms = readEventLoop().longestBlockMs;
    for (let again = 0; again < MEASURED_AGAIN && ms > LONGEST_TURN_MS; again += 1) {
      await answer().catch(() => undefined);
      ms = Math.min(ms, readEventLoop().longestBlockMs);
    }
    if (ms > longest.ms) longest = { ms, request };
  }
}

/** Each once stopped the process for a part of a second, or for seconds. */
async function sendAttacks(): Promise<void> {
  const token = await tokenOf('member');
  const { url } = (await api.call('getMixUrls', { params: { id: 400 }, ...(token && { token }) })).data;
  const wide = ' '.repeat(1_600);
  const attacks: readonly [address: string, range: string, status: number][] = [
    [url, `bytes=${wide}-${wide}`, 200],
    [`/v3/mixes${'/'.repeat(15_500)}x`, 'bytes=0-', 414],
    [`/v3/mixes${'/'.repeat(7_900)}x`, 'bytes=0-', 404],
  ];
  for (const [address, range, status] of attacks) {
    const answer = await timed(address.slice(0, SHOWN), () => fetch(`${api.origin}${address}`, { headers: { range } }));
    await answer.body?.cancel();
    expect(answer.status).toBe(status);
  }
}

function describeRequest({ method, address, body, contentType, role }: FuzzRequest): string {
  return `${role}: ${method} ${address.slice(0, SHOWN)} ${contentType ?? ''} ${body?.slice(0, SHOWN) ?? ''}`;
}

test(
  `${REQUESTS} generated requests cause no failure, no hang and no leak of others’ data`,
  async () => {
    const document = (await (await api.request('/openapi.json')).json()) as OpenApiDocument;
    const judge = createResponseValidator(document, CANARIES);
    const problems: string[] = [];
    const rounds = Math.ceil(REQUESTS / PER_ROUND);
    await sendAttacks();
    for (let round = resume(); round < rounds; round += 1) {
      for (const request of requestsOf(round, Math.min(PER_ROUND, REQUESTS - round * PER_ROUND), document)) {
        const token = await tokenOf(request.role);
        const sent = timed(describeRequest(request), () => sendRaw(api.origin, request, { token, agent }));
        const problem = await sent.then(
          (answer) => judge(request, answer),
          (error: unknown) => `breaks off: ${String(error)}`,
        );
        if (problem !== undefined) problems.push(`${problem}\n  ${describeRequest(request)}`);
      }
      // The seed and the round reproduce the same requests.
      expect({ seed: SEED, round, problems }).toEqual({ seed: SEED, round, problems: [] });
      noteDone(round + 1, rounds);
    }
    if (TURNS_FILE !== undefined) expect(noteLongest(TURNS_FILE)).toBe(true);
  },
  LIMIT_MS,
);

function noteLongest(file: string): boolean {
  const name = `requests-${testServerUrl() === undefined ? 'embedded' : 'postgres'}`;
  return recordEventLoopDelay(file, { name, count: REQUESTS, longestTurnMs: longest.ms, slowest: longest.request });
}

/** One run tests both databases. */
function progressFile(name: string | undefined): string | undefined {
  return name && `${name}-${testServerUrl() === undefined ? 'embedded' : 'postgres'}`;
}

interface Progress {
  readonly round: number;
  readonly longest: Turn;
}

function resume(): number {
  if (PROGRESS_FILE === undefined || !existsSync(PROGRESS_FILE)) return 0;
  const done = JSON.parse(readFileSync(PROGRESS_FILE, 'utf8')) as Progress;
  if (done.longest.ms > longest.ms) longest = done.longest;
  return done.round;
}

function noteDone(round: number, rounds: number): void {
  if (PROGRESS_FILE === undefined) return;
  mkdirSync(dirname(PROGRESS_FILE), { recursive: true });
  const progress: Progress = { round, longest };
  if (round === rounds) rmSync(PROGRESS_FILE, { force: true });
  else writeFileSync(PROGRESS_FILE, JSON.stringify(progress));
}

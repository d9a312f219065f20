import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { listenAsFake } from '@afterglow/kit/testing';

const SECRET = 'what only Sentinel knows';

/** A local fake of ALTCHA Sentinel, as far as its documentation describes the calls of a site. */
export interface FakeSentinel {
  readonly url: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  stop(): Promise<void>;
}

export async function startFakeSentinel(): Promise<FakeSentinel> {
  const account = { apiKey: 'key_of_the_tests', apiSecret: 'sec_of_the_tests' };
  const server = createServer((request, response) => {
    void answer(request, account).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  return { ...account, ...(await listenAsFake(server)) };
}

type Account = Pick<FakeSentinel, 'apiKey' | 'apiSecret'>;

async function answer(request: IncomingMessage, { apiKey, apiSecret }: Account) {
  const url = new URL(request.url ?? '', 'http://sentinel');
  if (url.pathname === '/v1/verify') return { status: 200, body: await verify(request, apiSecret) };
  if (url.searchParams.get('apiKey') !== apiKey) return { status: 401, body: { error: 'Invalid API key.' } };
  const parameters = [...url.searchParams].filter(([name]) => name.startsWith('params.'));
  const task = { algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 1, deriveKey, hmacSignatureSecret: SECRET };
  return { status: 200, body: await createChallenge({ ...task, data: Object.fromEntries(parameters) }) };
}

async function verify(request: IncomingMessage, apiSecret: string) {
  // Written by the tests' widget.
  const { payload } = (await json(request)) as { readonly payload: string };
  const solved = JSON.parse(Buffer.from(payload, 'base64').toString()) as Pick<
    Parameters<typeof verifySolution>[0],
    'challenge' | 'solution'
  >;
  const { verified } = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: SECRET });
  const data = { ...solved.challenge.parameters.data, id: randomUUID(), verified };
  const facts = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) facts.set(name, String(value));
  const verificationData = facts.toString();
  const digest = createHash('sha256').update(verificationData).digest();
  const signature = createHmac('sha256', apiSecret).update(digest).digest('hex');
  const signed = JSON.stringify({ algorithm: 'SHA-256', signature, verificationData, verified });
  return { verified, payload: Buffer.from(signed).toString('base64') };
}

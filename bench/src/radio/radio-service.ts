import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { API_PREFIX, type ChannelId, type Mount, operations } from '@afterglow/shared-contracts';
import type { RadioReply, RadioRequest } from './radio-messages.ts';

export interface RadioService {
  readonly origin: string;
  readonly pid: number;
  /** A URL that opens a stream within two minutes. */
  streamUrl(channel: ChannelId, mount: Mount): Promise<string>;
  /** A URL that opens the channel's lowest mount for a day. */
  playerUrl(channel: ChannelId): Promise<string>;
  /** The permanent URLs of a channel for other players, until the member revokes them. */
  lastingAddresses(channel: ChannelId): Promise<Readonly<Record<'stream' | 'm3u' | 'pls', string>>>;
  endLastingAddresses(): Promise<void>;
  /** The bearer token of a demo member. */
  logIn(): Promise<string>;
  /** The longest block of the event loop since the last message, in milliseconds. */
  readEventLoop(): Promise<number>;
  stop(): Promise<void>;
}

export interface RadioServiceOptions {
  readonly folder: string;
  readonly port: number;
  readonly databaseUrl?: string;
  readonly relayToken?: string;
}

const PROCESS = path.join(import.meta.dirname, 'radio-process.ts');
const DEMO = { email: 'premium@afterglow.example', password: 'afterglow-demo' };

/** Starts the service; the current music is rendered first, which takes a minute without stored music. */
export async function startRadio(options: RadioServiceOptions): Promise<RadioService> {
  const { folder, port, databaseUrl, relayToken } = options;
  const child = fork(PROCESS, {
    env: {
      ...process.env,
      FOLDER: folder,
      PORT: String(port),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...(relayToken === undefined ? {} : { RELAY_TOKEN: relayToken }),
    },
  });
  await next(child, 'ready');
  const origin = `http://127.0.0.1:${port}`;
  const enter = async () => {
    const body = JSON.stringify(DEMO);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${origin}${API_PREFIX}/auth/token`, { method: 'POST', headers, body });
    return operations.createToken.response.parse(await response.json());
  };
  const logIn = async () => (await enter()).token;
  const callOwn = async (method: 'GET' | 'DELETE', query: string) => {
    const { token, members_id } = await enter();
    const address = `${origin}${API_PREFIX}/members/${members_id.id}/player-addresses${query}`;
    return fetch(address, { method, headers: { authorization: `Bearer ${token}` } });
  };
  return {
    origin,
    pid: child.pid ?? 0,
    logIn,
    async streamUrl(channel, mount) {
      const headers = { authorization: `Bearer ${await logIn()}` };
      const query = `station=${channel}&mount=${mount}`;
      const response = await fetch(`${origin}${API_PREFIX}/subscriptions/validate-streaming?${query}`, { headers });
      const { token } = operations.validateStreaming.response.parse(await response.json());
      return `${origin}${API_PREFIX}/live/a/${channel}/${mount}.mp3?token=${token}`;
    },
    async playerUrl(channel) {
      const headers = { authorization: `Bearer ${await logIn()}` };
      const response = await fetch(`${origin}${API_PREFIX}/stations/${channel}/player-addresses`, { headers });
      const { m3u } = operations.getPlayerAddresses.response.parse(await response.json());
      const lines = (await (await fetch(m3u)).text()).split('\n');
      return lines.find((line) => line.startsWith('http')) ?? '';
    },
    async lastingAddresses(channel) {
      const response = await callOwn('GET', `?station=${channel}&mount=high`);
      const { stream, m3u, pls } = operations.getOwnPlayerAddresses.response.parse(await response.json());
      return { stream, m3u, pls };
    },
    endLastingAddresses: async () => void (await callOwn('DELETE', '')),
    async readEventLoop() {
      const request: RadioRequest = { kind: 'read-event-loop' };
      const answer = next(child, 'event-loop');
      child.send(request);
      return (await answer).longestDelayMs;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function next<Kind extends RadioReply['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<RadioReply, { kind: Kind }>> {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('The service has ended.');
  });
  try {
    // Messages are sent one at a time, so the next one is the reply.
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [RadioReply];
    if (message.kind !== kind) throw new Error(`The service answered ${message.kind} in place of ${kind}.`);
    return message as Extract<RadioReply, { kind: Kind }>;
  } finally {
    ended.catch(() => undefined);
    done.abort();
  }
}

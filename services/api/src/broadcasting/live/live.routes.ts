import { type MemberId, operations } from '@afterglow/shared-contracts';
import { type Clock, parsePart, notFound, serverBusy } from '@afterglow/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { RegisterOperation } from '#http/register-operation.ts';
import { isStreamProbe, type LiveRadio, LOCAL_SERVERS } from '@afterglow/audio';
import { endWhenRevoked } from './keyed-streams.ts';
import type { LiveService } from './live.service.ts';
import type { IsRelay } from './relay-access.ts';
import { readStream, type Stream } from './stream-path.ts';
import type { StreamTickets } from './stream-tickets.ts';
import type { StreamsOfMembers } from './streams-of-members.ts';

const streamPathSchema = z.object({ server: z.string(), station: z.string(), file: z.string() });
const streamQuerySchema = z.object({ token: z._default(z.string(), ''), key: z.optional(z.string()) });

export function registerStreamPermits(register: RegisterOperation, live: LiveService, tickets: StreamTickets): void {
  register(operations.createStreamTicket, ({ caller }) => Promise.resolve({ data: tickets.issue(caller) }));
  register(operations.validateStreaming, async ({ query, caller }) => {
    // A relay that checks a listener has the ticket in the URL and no header.
    const listener = caller ?? (query.token === undefined ? undefined : await tickets.findHolder(query.token));
    return { data: live.permit({ station: query.station, mount: query.mount }, listener) };
  });
}

export interface LiveStreams {
  readonly live: LiveService;
  readonly radio: LiveRadio;
  readonly isRelay: IsRelay;
  readonly streams: StreamsOfMembers;
  readonly clock: Clock;
}

export function registerLiveStreams(app: FastifyInstance, parts: LiveStreams): void {
  const { live, radio, isRelay, streams, clock } = parts;
  app.get('/live/:server/:station/:file', { config: { isEndless: true } }, async (request, reply) => {
    const stream = streamOf(request);
    const { token, key } = parsePart(streamQuerySchema, 'query', request.query);
    const listener = isRelay(request.headers.authorization)
      ? undefined
      : await listenerOf(live, stream, { token, key, network: request.ip });
    await prepare(radio, stream);
    handOver(reply);
    if (key !== undefined) endWhenRevoked(reply.raw, clock, () => live.isOpen(stream.station, key));
    if (listener !== undefined && !isStreamProbe(request.raw)) streams.add(listener, reply.raw);
    if (!isStreamProbe(request.raw)) logEnd(request, reply, stream);
    radio.attach(stream.station, stream.mount, request.raw, reply.raw);
    return reply;
  });
  app.addHook('preClose', (done) => {
    radio.stop();
    done();
  });
}

/** One line when a stream is over, without anything that names its listener. */
function logEnd({ log }: FastifyRequest, { raw }: FastifyReply, { station: channel, mount }: Stream): void {
  const beganMs = performance.now();
  raw.once('close', () =>
    log.info({ channel, mount, durationMs: Math.round(performance.now() - beganMs) }, 'stream ended'),
  );
}

interface Opening {
  readonly token: string;
  readonly key: string | undefined;
  readonly network: string;
}

async function listenerOf(live: LiveService, stream: Stream, { token, key, network }: Opening): Promise<MemberId> {
  if (key === undefined) return live.check(stream, token);
  const holder = await live.checkKey(stream.station, key, network);
  live.requireRoom();
  return holder;
}

function streamOf(request: FastifyRequest): Stream {
  const { server, station, file } = parsePart(streamPathSchema, 'path', request.params);
  const stream = readStream(station, file);
  if (!z.safeParse(z.enum(LOCAL_SERVERS), server).success || stream === undefined) {
    throw notFound("We couldn't find this stream.");
  }
  return stream;
}

async function prepare(radio: LiveRadio, { station, mount }: Stream): Promise<void> {
  try {
    await radio.prepare(station, mount);
  } catch (cause) {
    throw serverBusy(cause);
  }
}

/** From here on the radio writes the response, including the headers set by hooks. */
function handOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
}

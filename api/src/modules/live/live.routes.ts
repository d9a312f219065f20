import { channelIdSchema, mountSchema, operations } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { notFound, serverBusy } from '../../errors/service-errors.ts';
import { parsePart } from '../../http/parse-part.ts';
import type { Authenticate, RegisterOperation } from '../../http/register-operation.ts';
import type { LiveRadio } from '../../radio/live-radio.ts';
import type { LiveService } from './live.service.ts';

const streamPathSchema = z.object({ station: z.string(), file: z.string() });
const streamQuerySchema = z.object({ token: z._default(z.string(), '') });

export function registerStreamPermits(
  register: RegisterOperation,
  live: LiveService,
  authenticate: Authenticate,
): void {
  register(operations.validateStreaming, async ({ query, caller }) => {
    // A relay that asks for a listener has the token in the address and no header.
    const listener = caller ?? (query.token === undefined ? undefined : await authenticate(query.token));
    return { data: live.permit({ station: query.station, mount: query.mount }, listener) };
  });
}

export function registerLiveStreams(app: FastifyInstance, live: LiveService, radio: LiveRadio): void {
  app.get('/live/:station/:file', { config: { isEndless: true } }, async (request, reply) => {
    const stream = streamOf(request);
    const { token } = parsePart(streamQuerySchema, 'query', request.query);
    live.check(stream, token);
    await prepare(radio, stream);
    handOver(reply);
    radio.attach(stream.station, stream.mount, request.raw, reply.raw);
    return reply;
  });
  app.addHook('preClose', (done) => {
    radio.stop();
    done();
  });
}

function streamOf(request: FastifyRequest) {
  const { station, file } = parsePart(streamPathSchema, 'path', request.params);
  const channel = z.safeParse(channelIdSchema, station);
  const mount = z.safeParse(mountSchema, /^(\w+)\.mp3$/.exec(file)?.[1]);
  if (!channel.success || !mount.success) throw notFound('There is no such stream.');
  return { station: channel.data, mount: mount.data };
}

async function prepare(radio: LiveRadio, { station, mount }: ReturnType<typeof streamOf>): Promise<void> {
  try {
    await radio.prepare(station, mount);
  } catch (cause) {
    throw serverBusy(cause);
  }
}

/** From here on the answer belongs to the radio; the headers that hooks have set go with it. */
function handOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
}

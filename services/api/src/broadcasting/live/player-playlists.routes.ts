import {
  API_PREFIX,
  knownChannelOf,
  type ChannelId,
  type Mount,
  mountSchema,
  operations,
} from '@afterglow/shared-contracts';
import { parsePart, notFound, callerOf } from '@afterglow/kit';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { ServiceContext } from '#app/service-context.ts';
import type { MediaSigner } from '#media/files/index.ts';
import { loginRequired } from '#app/service-errors.ts';
import { streamName, streamAddress } from '@afterglow/audio';
import type { LiveService } from './live.service.ts';

interface PlayerEntry {
  readonly title: string;
  readonly url: string;
}

const ENDLESS = -1;

interface PlayerPlaylistsContext extends ServiceContext {
  readonly mediaSigner: MediaSigner;
}

/** The mount that every member may hear: sharing its URL gives away nothing that costs anything. */
const PLAYER_MOUNT: Mount = 'low';
const FORMATS = {
  m3u: { contentType: 'audio/x-mpegurl; charset=utf-8', write: toM3u },
  pls: { contentType: 'audio/x-scpls; charset=utf-8', write: toPls },
} as const;

const pathSchema = z.object({ file: z.string() });
const querySchema = z.object({
  token: z._default(z.string(), ''),
  key: z.optional(z.string()),
  mount: z._default(mountSchema, 'high'),
});

/**
 * Playlists for players that cannot log in: a member gets their URLs, and any holder can play for a day; those with the key of a stable URL
 * play until it is revoked.
 */
export function registerPlayerPlaylists(
  context: PlayerPlaylistsContext,
  live: LiveService,
  servers: readonly string[],
): void {
  const { app, register, origin, mediaSigner } = context;
  register(operations.getPlayerAddresses, async (call) => {
    const { id } = call.params;
    const { token, expiresAtIso } = mediaSigner.playlistToken(id, callerOf(call).memberId);
    const address = (format: string) => `${origin()}${API_PREFIX}/live/${id}.${format}?token=${token}`;
    return { data: { m3u: address('m3u'), pls: address('pls'), expires_time: expiresAtIso } };
  });
  app.get('/live/:file', async (request, reply) => {
    const { file } = parsePart(pathSchema, 'path', request.params);
    const { token, key, mount } = parsePart(querySchema, 'query', request.query);
    const { channel, format } = readPlaylistName(file);
    if (key !== undefined) {
      await live.checkKey(channel, key, request.ip);
      return sendPlaylist(reply, format, entriesOf(channel, mount, { key }));
    }
    const streamToken = mediaSigner.exchangePlaylistToken(channel, PLAYER_MOUNT, token);
    if (streamToken === undefined) throw loginRequired();
    return sendPlaylist(reply, format, entriesOf(channel, PLAYER_MOUNT, { token: streamToken }));
  });
  function entriesOf(channel: ChannelId, mount: Mount, query: Readonly<Record<string, string>>): PlayerEntry[] {
    return servers.map((server, index) => {
      const address = new URL(
        `${streamAddress(server, channel, mount)}?${new URLSearchParams(query).toString()}`,
        origin(),
      );
      return { title: `${streamName(channel)} (server ${index + 1})`, url: address.href };
    });
  }
}

function readPlaylistName(file: string): { readonly channel: ChannelId; readonly format: keyof typeof FORMATS } {
  const [, name, extension] = /^(\w+)\.(\w+)$/.exec(file) ?? [];
  const channel = knownChannelOf(name);
  const format = z.safeParse(z.enum(['m3u', 'pls']), extension);
  if (channel === undefined || !format.success) throw notFound("We couldn't find this playlist.");
  return { channel, format: format.data };
}

function sendPlaylist(reply: FastifyReply, format: keyof typeof FORMATS, entries: readonly PlayerEntry[]) {
  const { contentType, write } = FORMATS[format];
  return reply.header('cache-control', 'private, no-store').type(contentType).send(write(entries));
}

function toM3u(entries: readonly PlayerEntry[]): string {
  const lines = entries.flatMap(({ title, url }) => [`#EXTINF:${ENDLESS},${title}`, url]);
  return ['#EXTM3U', ...lines, ''].join('\n');
}

function toPls(entries: readonly PlayerEntry[]): string {
  const lines = entries.flatMap(({ title, url }, index) => {
    const number = index + 1;
    return [`File${number}=${url}`, `Title${number}=${title}`, `Length${number}=${ENDLESS}`];
  });
  return ['[playlist]', ...lines, `NumberOfEntries=${entries.length}`, 'Version=2', ''].join('\n');
}

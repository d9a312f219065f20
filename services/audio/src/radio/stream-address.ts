import { API_PREFIX, type ChannelId, type Mount } from '@afterglow/shared-contracts';

/** The same streams under two URLs: a player that loses one connection continues with the other. */
export const LOCAL_SERVERS = ['a', 'b'] as const;
export type OwnServer = (typeof LOCAL_SERVERS)[number];

/** The servers of the streams: the configured relays, or else this service itself. */
export function liveServers(relays: readonly string[] | undefined): readonly string[] {
  return relays ?? LOCAL_SERVERS.map((server) => `${API_PREFIX}/live/${server}`);
}

/** Whether a server is this service, and not a relay. */
export function isOwnServer(server: string): boolean {
  return LOCAL_SERVERS.some((own) => server === `${API_PREFIX}/live/${own}`);
}

/** A relay's initial burst: ten seconds and more at the lower rates, so that a browser plays immediately. */
export const RELAY_BURST_BYTES = 160_000;

/** The URL of a stream on one of the servers. */
export function streamAddress(server: string, channel: ChannelId, mount: Mount): string {
  return `${server}/${channel}/${mount}.mp3`;
}

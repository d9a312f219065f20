import { API_PREFIX, type ChannelId, type Mount } from '@afterglow/shared-contracts';

/** The same streams under two addresses: a player that loses one connection continues with the other. */
export const LOCAL_SERVERS = ['a', 'b'] as const;
export type OwnServer = (typeof LOCAL_SERVERS)[number];

/** Where listeners find the streams: on the configured relays, or else on this service itself. */
export function liveServers(relays: readonly string[] | undefined): readonly string[] {
  return relays ?? LOCAL_SERVERS.map((server) => `${API_PREFIX}/live/${server}`);
}

/** Whether a server is this service, and not a relay. */
export function isOwnServer(server: string): boolean {
  return LOCAL_SERVERS.some((own) => server === `${API_PREFIX}/live/${own}`);
}

/** What a relay gives a listener at first: ten seconds and more at the lower rates, so that a browser plays at once. */
export const RELAY_BURST_BYTES = 160_000;

/** The address of a stream on one of the servers. */
export function streamAddress(server: string, channel: ChannelId, mount: Mount): string {
  return `${server}/${channel}/${mount}.mp3`;
}

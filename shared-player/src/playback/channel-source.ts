import { MOUNTS, QUALITIES, type BitrateKbps, type Mount, type Station } from '@afterglow/shared-contracts';

/** The tier of a bit rate: `high` from 320 kbit/s, `mid` from 128, else `low`. */
export function mountOf(bitrateKbps: BitrateKbps): Mount {
  const best = QUALITIES.findLast((quality) => bitrateKbps >= quality.bitrateKbps);
  return best?.mount ?? 'low';
}

export interface ChannelSource {
  readonly mount: Mount;
  /** One address for each server, in their order. */
  readonly urls: readonly [string, ...string[]];
}

/** The wanted tier or, where no server has it, the next lower one; null when none is left. */
export function channelSource(station: Station, wanted: Mount): ChannelSource | null {
  for (const mount of MOUNTS.slice(MOUNTS.indexOf(wanted))) {
    const [first, ...others] = station.servers.flatMap((server) => server.urls[mount]?.slice(0, 1) ?? []);
    if (first !== undefined) return { mount, urls: [first, ...others] };
  }
  return null;
}

/** The address with the token, which opens it once. */
export function withToken(url: string, token: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}

import {
  LIVE_LEAD_MS,
  MOUNTS,
  QUALITIES,
  type BitrateKbps,
  type Mount,
  type Station,
} from '@afterglow/shared-contracts';

const BITS = 8;

/** The tier of a bit rate: `high` from 320 kbit/s, `mid` from 128, else `low`. */
export function mountOf(bitrateKbps: BitrateKbps): Mount {
  const best = QUALITIES.findLast((quality) => bitrateKbps >= quality.bitrateKbps);
  return best?.mount ?? 'low';
}

/** A stream on one server. */
export interface ServerStream {
  readonly url: string;
  /** It starts with this much earlier audio. */
  readonly leadMs: number;
}

export interface ChannelSource {
  readonly mount: Mount;
  /** One for each server, in order. */
  readonly streams: readonly [ServerStream, ...ServerStream[]];
}

/** The wanted tier or, if no server has it, the next lower one; null when none is left. */
export function channelSource(station: Station, wanted: Mount): ChannelSource | null {
  for (const mount of MOUNTS.slice(MOUNTS.indexOf(wanted))) {
    const [first, ...others] = station.servers.flatMap(({ urls, burst_bytes }) => {
      return (urls[mount] ?? []).slice(0, 1).map((url) => ({ url, leadMs: leadOf(mount, burst_bytes) }));
    });
    if (first) return { mount, streams: [first, ...others] };
  }
  return null;
}

/** A server without a value is the service itself. */
function leadOf(mount: Mount, burstBytes: number | undefined): number {
  const quality = QUALITIES.find((one) => one.mount === mount);
  if (burstBytes === undefined || !quality) return LIVE_LEAD_MS;
  return Math.round((burstBytes * BITS) / quality.bitrateKbps);
}

/** The URL with the token, which opens it once. */
export function withToken(url: string, token: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}

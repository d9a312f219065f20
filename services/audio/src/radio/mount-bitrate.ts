import { DEFAULT_BITRATE_KBPS, QUALITIES } from '@afterglow/shared-contracts';
import type { BitrateKbps, Mount } from '@afterglow/shared-contracts';

/** The bit rate of a mount: low 96, mid 128, high 320 kbit/s. */
export function bitrateOfMount(mount: Mount): BitrateKbps {
  return QUALITIES.find((quality) => quality.mount === mount)?.bitrateKbps ?? DEFAULT_BITRATE_KBPS;
}

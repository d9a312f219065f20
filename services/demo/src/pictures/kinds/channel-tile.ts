import { BRAND_CHANNEL_ID, type KnownChannelId } from '@afterglow/shared-contracts';
import { blend } from '../color.ts';
import type { Palette } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import { drawArches } from '../systems/arches.ts';
import { drawHorizon } from '../systems/horizon.ts';
import { drawInterference } from '../systems/interference.ts';
import { drawRidges } from '../systems/ridges.ts';

export function channelTone({ ground, inks }: Palette): string {
  return blend([
    [ground, 0.36],
    [inks[0], 0.3],
    [inks[1], 0.2],
    [inks[2], 0.14],
  ]);
}

/** Each channel has its own landscape: hills in the haze, seventies stripes, rings in the dark, the setting sun. */
export function drawChannelTile(sheet: Sheet, channel: KnownChannelId): void {
  switch (channel) {
    case 'chill':
      return drawRidges(sheet);
    case 'classics':
      return drawArches(sheet);
    case 'deep':
      return drawInterference(sheet);
    case BRAND_CHANNEL_ID:
      return drawHorizon(sheet);
  }
}

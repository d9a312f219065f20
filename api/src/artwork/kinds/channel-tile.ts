import type { ChannelId } from '@afterglow/shared-contracts';
import type { Sheet } from '../sheet.ts';
import { drawArches } from '../systems/arches.ts';
import { drawHorizon } from '../systems/horizon.ts';
import { drawInterference } from '../systems/interference.ts';
import { drawRidges } from '../systems/ridges.ts';

/** Each channel has its landscape: hills in the haze, seventies stripes, rings in the dark, the setting sun. */
export function drawChannelTile(sheet: Sheet, channel: ChannelId): void {
  switch (channel) {
    case 'chill':
      return drawRidges(sheet);
    case 'classics':
      return drawArches(sheet);
    case 'deep':
      return drawInterference(sheet);
    case 'afterglow':
      return drawHorizon(sheet);
  }
}

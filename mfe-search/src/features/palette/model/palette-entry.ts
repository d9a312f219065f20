import type { ChannelId, Image, Mix } from '@afterglow/shared-contracts';
import type { IconName } from '@afterglow/shared-ui';

export type PlayerCommand = 'pause' | 'resume' | 'next' | 'previous' | 'mute';

export type EntryAction =
  | { readonly kind: 'go'; readonly href: string }
  | { readonly kind: 'player'; readonly command: PlayerCommand };

/** A source to play: a mix from its start, or from that of a track. */
export type Sound =
  | { readonly kind: 'channel'; readonly id: ChannelId }
  | { readonly kind: 'mix'; readonly mix: Mix; readonly track: number | undefined };

export type Picture =
  | { readonly kind: 'icon'; readonly icon: IconName; readonly channel?: ChannelId | undefined }
  | { readonly kind: 'cover'; readonly image: Image | null; readonly shape: 'circle' | 'square' };

export interface PaletteEntry {
  /** Unique in the palette. */
  readonly key: string;
  readonly title: string;
  /** Its kind, if the group does not show it. */
  readonly note: string | null;
  readonly picture: Picture;
  readonly act: EntryAction;
  /** Undefined for entries that cannot be played. */
  readonly sound?: Sound;
}

/** Entries below a heading; never empty. */
export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
  /** They are results of the previous keyword. */
  readonly isStale?: boolean;
}

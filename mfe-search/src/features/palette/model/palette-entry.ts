import type { ChannelId, Image, Mix } from '@afterglow/shared-contracts';
import type { IconName } from '@afterglow/shared-ui';

/** What the player can be told. */
export type PlayerCommand = 'pause' | 'resume' | 'next' | 'previous' | 'mute';

/** What Enter does. */
export type EntryAction =
  | { readonly kind: 'go'; readonly href: string }
  | { readonly kind: 'player'; readonly command: PlayerCommand };

/** What plays: a mix from its begin, or from that of a track. */
export type Sound =
  | { readonly kind: 'channel'; readonly id: ChannelId }
  | { readonly kind: 'mix'; readonly mix: Mix; readonly track: number | undefined };

/** What stands before the title. */
export type Picture =
  | { readonly kind: 'icon'; readonly icon: IconName; readonly channel?: ChannelId | undefined }
  | { readonly kind: 'cover'; readonly image: Image | null; readonly shape: 'circle' | 'square' };

/** One line of the palette. */
export interface PaletteEntry {
  /** No other entry has it. */
  readonly key: string;
  readonly title: string;
  /** What it is, where its group does not say so. */
  readonly note: string | null;
  readonly picture: Picture;
  readonly act: EntryAction;
  /** Undefined for what cannot be played. */
  readonly sound?: Sound;
}

/** Entries below a heading; never empty. */
export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
  /** They were found for what was typed before. */
  readonly isStale?: boolean;
}

import sharp, { type Sharp } from 'sharp';
import { BRAND_CHANNEL_ID, CHANNEL_IDS } from '@afterglow/shared-contracts';
import { ARTWORK_KINDS, type ArtworkKind, artworkSize, heightPxOf } from '@afterglow/api';
import { type Random, createRandom } from '#music/random.ts';
import { artistHeroTone, bannerTone, drawArtistHero, drawBanner } from './kinds/banner.ts';
import { channelTone, drawChannelTile } from './kinds/channel-tile.ts';
import { drawMixCover, mixCoverTone } from './kinds/mix-cover.ts';
import { chartTone, drawChartCover, drawPlaylistCover, playlistTone } from './kinds/playlist-cover.ts';
import { drawPortrait, portraitTone } from './kinds/portrait.ts';
import { drawShowCover, showCoverTone } from './kinds/show-cover.ts';
import { paperGrain } from './paper-grain.ts';
import { type Palette, CHANNEL_PALETTES, PALETTES } from './palettes.ts';
import { applyPrintFinish, grainStrength } from './print-finish.ts';
import { Sheet } from './sheet.ts';
import { type DesignSystem, SYSTEMS, toneOf } from './systems/systems.ts';

const PALETTE_STRIDE = 7;
const SYSTEM_STRIDE = 5;

/** The artist's portrait and hero show the same person, so they use the same random stream. */
function streamOf(kind: ArtworkKind, seed: number): Random {
  return createRandom(`artwork/${kind === 'artist-hero' ? 'artist' : kind}/${seed}`);
}

/**
 * Walks through a list in strides instead of at random: neighbors in a grid never look alike, and every choice occurs equally often. The
 * strides share no factor with the lists' lengths.
 */
function spread<T>(choices: readonly [T, ...T[]], kind: ArtworkKind, seed: number, stride: number): T {
  const kindShift = ARTWORK_KINDS.indexOf(kind === 'artist-hero' ? 'artist' : kind);
  const place = seed * stride + Math.floor(seed / choices.length) + kindShift;
  return choices[place % choices.length] ?? choices[0];
}

function paletteOf(kind: ArtworkKind, seed: number): Palette {
  if (kind === 'channel') return CHANNEL_PALETTES[channelOf(seed)];
  return spread(PALETTES, kind, seed, PALETTE_STRIDE);
}

function channelOf(seed: number): (typeof CHANNEL_IDS)[number] {
  return CHANNEL_IDS[seed % CHANNEL_IDS.length] ?? BRAND_CHANNEL_ID;
}

/** The color shown for an image until its bytes arrive, as #rrggbb; known without drawing. */
export function dominantColor(kind: ArtworkKind, seed: number): string {
  const palette = paletteOf(kind, seed);
  const random = streamOf(kind, seed);
  const system = systemOf(kind, seed);
  switch (kind) {
    case 'mix':
      return mixCoverTone(palette, random, system);
    case 'show':
      return showCoverTone(palette, system);
    case 'artist':
      return portraitTone(palette, random);
    case 'artist-hero':
      return artistHeroTone(palette, random);
    case 'playlist':
      return playlistTone(palette);
    case 'chart':
      return chartTone(palette);
    case 'genre':
      return toneOf(system, palette);
    case 'banner':
      return bannerTone(palette, system);
    case 'channel':
      return channelTone(palette);
  }
}

function systemOf(kind: ArtworkKind, seed: number): DesignSystem {
  return spread(SYSTEMS, kind, seed, SYSTEM_STRIDE);
}

function drawKind(sheet: Sheet, kind: ArtworkKind, seed: number): void {
  const system = systemOf(kind, seed);
  switch (kind) {
    case 'mix':
      return drawMixCover(sheet, system, seed);
    case 'show':
      return drawShowCover(sheet, system);
    case 'artist':
      return drawPortrait(sheet);
    case 'artist-hero':
      return drawArtistHero(sheet);
    case 'playlist':
      return drawPlaylistCover(sheet);
    case 'chart':
      return drawChartCover(sheet);
    case 'genre':
      return system.draw(sheet);
    case 'banner':
      return drawBanner(sheet, system);
    case 'channel':
      return drawChannelTile(sheet, channelOf(seed));
  }
}

/** The image as SVG of that width. Channels are seeded by their index in CHANNEL_IDS, everything else by its ID. */
export function drawArtwork(kind: ArtworkKind, seed: number, widthPx: number): string {
  const random = streamOf(kind, seed);
  const sheet = new Sheet(artworkSize(kind), paletteOf(kind, seed), random);
  drawKind(sheet, kind, seed);
  applyPrintFinish(sheet);
  return sheet.toSvg(widthPx);
}

/** The image's pixels, on paper. */
export async function printArtwork(kind: ArtworkKind, seed: number, widthPx: number): Promise<Sharp> {
  const smallestSidePx = Math.min(widthPx, heightPxOf(artworkSize(kind), widthPx));
  const grain = await paperGrain(smallestSidePx, grainStrength(paletteOf(kind, seed)));
  return sharp(Buffer.from(drawArtwork(kind, seed, widthPx)))
    .flatten()
    .composite([{ input: grain, tile: true }]);
}

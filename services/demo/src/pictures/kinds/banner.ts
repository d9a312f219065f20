import type { Random } from '#music/random.ts';
import { blend, darkestOf, mix } from '../color.ts';
import type { Palette } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import { type DesignSystem, toneOf } from '../systems/systems.ts';
import { drawPortrait, portraitTone } from './portrait.ts';

const SHADE = '#06060a';

/** A wide image with a calm area on the left, where the page puts its text. */
export function drawBanner(sheet: Sheet, system: DesignSystem): void {
  system.draw(sheet);
  shadeForText(sheet);
}

/** The artist again, large, on the right of a wide ground. */
export function drawArtistHero(sheet: Sheet): void {
  const { width, height, palette } = sheet;
  const ground = heroGround(palette);
  sheet.fill(ground);
  const size = height * 1.5;
  const window = sheet.clip('<rect width="600" height="600"/>');
  sheet.group(`transform="translate(${width - size * 1.02} ${(height - size) * 0.42}) scale(${size / 600})"`, () => {
    sheet.group(`clip-path="${window}"`, () => drawPortrait(sheet));
  });
  const edge = sheet.linear(
    [
      [0, ground, 1],
      [0.46, ground, 1],
      [0.78, ground, 0],
    ],
    0,
  );
  sheet.fill(edge);
}

function heroGround(palette: Palette): string {
  return mix(darkestOf([palette.ground, ...palette.inks]), '#0b0b0f', 0.35);
}

export function artistHeroTone(palette: Palette, random: Random): string {
  return blend([
    [heroGround(palette), 0.62],
    [portraitTone(palette, random), 0.38],
  ]);
}

export function bannerTone(palette: Palette, system: DesignSystem): string {
  return mix(toneOf(system, palette), SHADE, 0.36);
}

function shadeForText(sheet: Sheet): void {
  sheet.fill(
    sheet.linear(
      [
        [0, SHADE, 0.78],
        [0.42, SHADE, 0.42],
        [0.75, SHADE, 0],
      ],
      0,
    ),
  );
}

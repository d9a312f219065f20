import { darkestOf, mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import type { DesignSystem } from '../systems/systems.ts';
import { drawPortrait } from './portrait.ts';

/** A wide picture with quiet ground on the left, where the page sets its words. */
export function drawBanner(sheet: Sheet, drawSystem: DesignSystem): void {
  drawSystem(sheet);
  shadeForText(sheet);
}

/** The artist again, large, at the right of a wide ground. */
export function drawArtistHero(sheet: Sheet): void {
  const { width, height, palette } = sheet;
  const ground = mix(darkestOf([palette.ground, ...palette.inks]), '#0b0b0f', 0.35);
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

function shadeForText(sheet: Sheet): void {
  sheet.fill(
    sheet.linear(
      [
        [0, '#06060a', 0.78],
        [0.42, '#06060a', 0.42],
        [0.75, '#06060a', 0],
      ],
      0,
    ),
  );
}

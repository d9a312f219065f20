import { circle, path, rectangle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { HairStyle } from './portrait-hair.ts';
import type { PortraitInks } from './portrait-inks.ts';

const HATS: readonly HairStyle[] = ['beanie', 'cap'];

/** Eyes or glasses, and headphones for DJs. */
export function drawAccessories(sheet: Sheet, inks: PortraitInks, hair: HairStyle): void {
  const { random } = sheet;
  switch (random.pick(['eyes', 'eyes', 'closed', 'round', 'square', 'visor'])) {
    case 'round':
      drawRoundGlasses(sheet, inks);
      break;
    case 'square':
      sheet.draw(rectangle(222, 254, 68, 46, `rx="10" fill="${inks.hair}"`));
      sheet.draw(rectangle(310, 254, 68, 46, `rx="10" fill="${inks.hair}"`));
      sheet.draw(path('M204 262H396', `stroke="${inks.hair}" stroke-width="9"`));
      break;
    case 'visor':
      sheet.draw(
        path(
          'M206 250H394C400 282 380 308 344 308H320L300 292L280 308H256C220 308 200 282 206 250Z',
          `fill="${inks.trim}" stroke="${inks.hair}" stroke-width="7"`,
        ),
      );
      break;
    case 'closed':
      drawLids(sheet, inks);
      break;
    default:
      drawEyes(sheet, inks);
  }
  if (random.chance(0.45)) drawHeadphones(sheet, inks, HATS.includes(hair));
}

function drawEyes(sheet: Sheet, inks: PortraitInks): void {
  for (const x of [256, 344]) {
    sheet.draw(
      path(
        `M${x - 26} 274C${x - 12} 258 ${x + 12} 258 ${x + 26} 274C${x + 12} 286 ${x - 12} 286 ${x - 26} 274Z`,
        `fill="${inks.trim}"`,
      ),
    );
    sheet.draw(circle(x, 273, 10, `fill="${inks.hair}"`));
    sheet.draw(path(`M${x - 30} 244C${x - 12} 230 ${x + 12} 230 ${x + 30} 244`, brush(inks, 8)));
  }
}

function drawLids(sheet: Sheet, inks: PortraitInks): void {
  for (const x of [256, 344]) {
    sheet.draw(path(`M${x - 26} 270C${x - 12} 286 ${x + 12} 286 ${x + 26} 270`, brush(inks, 7)));
    sheet.draw(path(`M${x - 30} 242C${x - 12} 232 ${x + 12} 232 ${x + 30} 242`, brush(inks, 8)));
  }
}

function drawRoundGlasses(sheet: Sheet, inks: PortraitInks): void {
  for (const x of [254, 346]) {
    sheet.draw(circle(x, 274, 36, `fill="${inks.trim}" fill-opacity=".9" stroke="${inks.hair}" stroke-width="8"`));
    sheet.draw(path(`M${x - 16} 262L${x + 4} 250`, `stroke="${inks.light}" stroke-width="7" stroke-linecap="round"`));
  }
  sheet.draw(path('M290 270C296 262 304 262 310 270', brush(inks, 8)));
}

function drawHeadphones(sheet: Sheet, inks: PortraitInks, overHat: boolean): void {
  const top = overHat ? 78 : 96;
  const band = `fill="none" stroke="${inks.trim}" stroke-width="18" stroke-linecap="round"`;
  sheet.draw(path(`M190 268C176 ${top + 40} 238 ${top} 300 ${top}S424 ${top + 40} 410 268`, band));
  for (const x of [164, 392]) {
    sheet.draw(rectangle(x, 232, 44, 92, `rx="22" fill="${inks.hair}" stroke="${inks.trim}" stroke-width="7"`));
  }
}

function brush(inks: PortraitInks, width: number): string {
  return `fill="none" stroke="${inks.hair}" stroke-width="${width}" stroke-linecap="round"`;
}

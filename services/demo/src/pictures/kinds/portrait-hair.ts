import { circle, path } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { PortraitInks } from './portrait-inks.ts';

export const HAIR_STYLES = [
  'crop',
  'bob',
  'cloud',
  'bun',
  'long',
  'beanie',
  'curls',
  'shaved',
  'quiff',
  'cap',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** Tighter than any crop: the shadow of hair inside the outline of the head. */
const STUBBLE = 'M206 250C206 180 248 142 300 142S394 180 394 250C386 216 366 204 300 204S214 216 206 250Z';
const SCALP = 'M200 262C192 170 240 122 300 122S408 170 400 262C392 216 372 196 300 196S208 216 200 262Z';

export function drawHairBehind(sheet: Sheet, inks: PortraitInks, style: HairStyle): void {
  const fill = `fill="${inks.hair}"`;
  switch (style) {
    case 'bob':
      sheet.draw(path('M182 400C160 180 214 108 300 108S440 180 418 400Z', fill));
      break;
    case 'long':
      sheet.draw(path('M168 560C176 420 164 108 300 108S424 420 432 560Z', fill));
      break;
    case 'cloud':
      sheet.draw(circle(300, 214, 152, fill));
      break;
    case 'bun':
      sheet.draw(circle(300, 104, 52, fill));
      break;
    case 'crop':
    case 'beanie':
    case 'curls':
    case 'shaved':
    case 'quiff':
    case 'cap':
      break;
  }
}

/** The hair (or hat) over the forehead. */
export function drawHairInFront(sheet: Sheet, inks: PortraitInks, style: HairStyle): void {
  const fill = `fill="${inks.hair}"`;
  switch (style) {
    case 'crop':
    case 'bun':
      sheet.draw(path(SCALP, fill));
      break;
    case 'bob':
      sheet.draw(
        path(
          'M196 300C188 160 240 118 300 118S412 160 404 300C398 240 390 214 376 206H224C210 214 202 240 196 300Z',
          fill,
        ),
      );
      break;
    case 'long':
      sheet.draw(
        path('M198 300C190 160 240 118 300 118S410 160 402 300C392 230 350 210 306 160C268 214 208 226 198 300Z', fill),
      );
      break;
    case 'cloud':
      sheet.draw(
        path('M202 250C206 176 250 150 300 150S394 176 398 250C380 214 350 204 300 204S220 214 202 250Z', fill),
      );
      break;
    case 'curls':
      drawCurls(sheet, fill);
      break;
    case 'quiff':
      sheet.draw(
        path(
          'M198 256C196 210 206 176 226 160C220 120 300 84 372 112C352 116 348 126 352 132C392 152 406 196 402 256C394 216 378 190 340 184C290 194 226 186 198 256Z',
          fill,
        ),
      );
      break;
    case 'shaved':
      sheet.draw(path(STUBBLE, `${fill} opacity=".35"`));
      break;
    case 'beanie':
      sheet.draw(path('M192 222C188 130 238 96 300 96S412 130 408 222Z', `fill="${inks.trim}"`));
      sheet.draw(path('M184 206H416V246H184Z', `fill="${inks.hair}"`));
      break;
    case 'cap':
      sheet.draw(path('M196 214C196 134 244 108 300 108S404 134 404 214Z', `fill="${inks.hair}"`));
      sheet.draw(path('M190 206H404C440 206 462 220 474 240C420 230 260 226 190 236Z', `fill="${inks.trim}"`));
      break;
  }
}

function drawCurls(sheet: Sheet, fill: string): void {
  for (let curl = 0; curl < 11; curl += 1) {
    const angle = Math.PI * (1.06 + (curl / 10) * 0.88);
    const reach = curl % 2 === 0 ? 104 : 92;
    sheet.draw(circle(300 + Math.cos(angle) * reach, 246 + Math.sin(angle) * (reach + 8), 36, fill));
  }
  sheet.draw(path('M214 226C230 150 370 150 386 226C350 190 250 190 214 226Z', fill));
}

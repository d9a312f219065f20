import type { Random } from '#music/random.ts';
import { blend, lightness } from '../color.ts';
import type { Palette } from '../palettes.ts';
import { circle, path, rectangle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { drawAccessories } from './portrait-accessories.ts';
import { type HairStyle, drawHairBehind, drawHairInFront, HAIR_STYLES } from './portrait-hair.ts';
import type { PortraitInks } from './portrait-inks.ts';

const HEAD =
  'M204 262C204 178 246 140 300 140C354 140 396 178 396 262C396 338 356 402 300 402C244 402 204 338 204 262Z';
/** The shaded half of the face, with brow and nose as its edge. */
const SHADE =
  'M300 120C296 190 318 214 310 250C306 272 330 300 322 312C314 320 300 316 300 328C300 352 306 372 296 410H420V120Z';

/** Along the jaw, with a moustache, the cheeks free. */
const BEARD =
  'M196 270C210 296 224 322 246 330C266 322 284 324 300 330C316 324 334 322 354 330C376 322 390 296 404 270V420H196Z';
const BEARDED: readonly HairStyle[] = ['crop', 'curls', 'shaved', 'quiff', 'beanie', 'cap'];

function chooseInks(palette: Palette, random: Random): PortraitInks {
  const tones = [palette.ground, ...palette.inks, palette.spot].sort(
    (first, second) => lightness(first) - lightness(second),
  );
  const [darkest = '', dark = '', middle = '', light = '', lightest = ''] = tones;
  const common = { light, shade: middle, hair: darkest };
  if (random.chance(0.4)) return { ...common, backdrop: lightest, halo: light, clothes: dark, trim: lightest };
  return { ...common, backdrop: dark, halo: middle, clothes: random.chance(0.5) ? lightest : darkest, trim: light };
}

/** A person in five flat inks. Everything important is inside the circle that pages cut out. */
export function drawPortrait(sheet: Sheet): void {
  const { random } = sheet;
  const inks = chooseInks(sheet.palette, random);
  const hair = random.pick(HAIR_STYLES);
  drawBackdrop(sheet, inks);
  sheet.group('transform="translate(300 322) scale(1.06) translate(-300 -300)"', () => {
    drawHairBehind(sheet, inks, hair);
    drawBody(sheet, inks);
    drawHead(sheet, inks, hair);
    drawHairInFront(sheet, inks, hair);
    drawAccessories(sheet, inks, hair);
  });
}

export function portraitTone(palette: Palette, random: Random): string {
  const inks = chooseInks(palette, random);
  return blend([
    [inks.backdrop, 0.42],
    [inks.halo, 0.17],
    [inks.clothes, 0.16],
    [inks.hair, 0.11],
    [inks.light, 0.08],
    [inks.shade, 0.06],
  ]);
}

function drawBackdrop(sheet: Sheet, inks: PortraitInks): void {
  const { random } = sheet;
  sheet.fill(inks.backdrop);
  switch (random.integer(0, 3)) {
    case 0:
      sheet.draw(circle(300, 300, 236, `fill="${inks.halo}" opacity=".75"`));
      break;
    case 1:
      for (let ring = 5; ring >= 1; ring -= 1) {
        sheet.draw(circle(300, 300, ring * 62, `fill="none" stroke="${inks.halo}" stroke-width="16" opacity=".6"`));
      }
      break;
    case 2:
      for (let bar = 0; bar < 12; bar += 1)
        sheet.draw(rectangle(bar * 54, 0, 22, 600, `fill="${inks.halo}" opacity=".5"`));
      break;
    default:
      sheet.fill(
        sheet.linear(
          [
            [0, inks.halo, 0.9],
            [1, inks.halo, 0],
          ],
          random.pick([45, 90, 135]),
        ),
      );
  }
}

const COLLARS = [
  (inks: PortraitInks) =>
    path('M236 452L300 548L364 452L340 430H260Z', `fill="${inks.light}"`) +
    path('M300 428H344V470L300 548Z', `fill="${inks.shade}"`),
  (inks: PortraitInks) => path('M236 470C236 438 252 418 300 418S364 438 364 470Z', `fill="${inks.trim}"`),
  (inks: PortraitInks) => path('M206 452L286 600H236L180 462ZM394 452L314 600H364L420 462Z', `fill="${inks.trim}"`),
  (inks: PortraitInks) =>
    path('M196 474C240 536 360 536 404 474L392 452C350 500 250 500 208 452Z', `fill="${inks.trim}"`),
] as const;

function drawBody(sheet: Sheet, inks: PortraitInks): void {
  sheet.draw(path('M58 640C66 520 140 470 244 446H356C460 470 534 520 542 640Z', `fill="${inks.clothes}"`));
  sheet.draw(path('M254 350H346V446C346 476 254 476 254 446Z', `fill="${inks.shade}"`));
  sheet.draw(sheet.random.pick([...COLLARS])(inks));
}

function drawHead(sheet: Sheet, inks: PortraitInks, hair: HairStyle): void {
  const { random } = sheet;
  const hasBeard = BEARDED.includes(hair) && random.chance(0.4);
  const head = sheet.clip(path(HEAD, ''));
  sheet.draw(circle(202, 276, 22, `fill="${inks.light}"`));
  sheet.draw(circle(398, 276, 22, `fill="${inks.shade}"`));
  sheet.draw(path(HEAD, `fill="${inks.light}"`));
  sheet.group(`clip-path="${head}"`, () => {
    const flip = random.chance(0.5) ? 'transform="translate(600 0) scale(-1 1)"' : '';
    sheet.draw(path(SHADE, `fill="${inks.shade}" ${flip}`));
    if (hasBeard) sheet.draw(path(BEARD, `fill="${inks.hair}"`));
  });
  const line = `fill="none" stroke="${hasBeard ? inks.light : inks.hair}" stroke-width="7" stroke-linecap="round"`;
  sheet.draw(
    path(random.pick(['M272 352C290 362 310 362 328 352', 'M276 356H324', 'M276 358C296 360 314 356 330 346']), line),
  );
}

import { cropAfterKey, cropText, moveCrop, squareOf, WHOLE_CROP, zoomCrop, type Crop } from './crop.ts';

const WIDE = { width: 800, height: 400 };

test('starts as the largest centered square', () => {
  expect(squareOf(WIDE, WHOLE_CROP)).toEqual({ left: 200, top: 0, side: 400 });
  expect(squareOf({ width: 400, height: 800 }, WHOLE_CROP)).toEqual({ left: 0, top: 200, side: 400 });
});

test('moves only within the image', () => {
  const right = moveCrop(WIDE, WHOLE_CROP, { x: 0.25, y: 1 });
  expect(squareOf(WIDE, right)).toEqual({ left: 300, top: 0, side: 400 });
  expect(squareOf(WIDE, moveCrop(WIDE, WHOLE_CROP, { x: -9, y: -9 }))).toEqual({ left: 0, top: 0, side: 400 });
  expect(squareOf(WIDE, moveCrop(WIDE, WHOLE_CROP, { x: 9, y: 9 }))).toEqual({ left: 400, top: 0, side: 400 });
});

test('zooming in preserves the center, and zooming out stays within the image', () => {
  const large = zoomCrop(WIDE, WHOLE_CROP, 200);
  expect(squareOf(WIDE, large)).toEqual({ left: 300, top: 100, side: 200 });
  const corner = moveCrop(WIDE, large, { x: 9, y: 9 });
  expect(squareOf(WIDE, zoomCrop(WIDE, corner, 100))).toEqual({ left: 400, top: 0, side: 400 });
  expect([zoomCrop(WIDE, large, 9999), zoomCrop(WIDE, large, 1)].map(({ zoomPercent }) => zoomPercent)).toEqual([
    400, 100,
  ]);
});

test('arrows move it, plus and minus zoom, and other keys do nothing', () => {
  const after = (...keys: readonly string[]) =>
    keys.reduce<Crop>((crop, key) => cropAfterKey(key, WIDE, crop) ?? crop, WHOLE_CROP);
  expect(squareOf(WIDE, after('ArrowRight', 'ArrowRight')).left).toBeCloseTo(240);
  expect(squareOf(WIDE, after('ArrowLeft')).left).toBeCloseTo(180);
  expect(after('+', '=', '-').zoomPercent).toBe(110);
  expect(squareOf(WIDE, after(...Array<string>(10).fill('+'), 'ArrowUp', 'ArrowDown')).top).toBeCloseTo(100);
  expect(cropAfterKey('Enter', WIDE, WHOLE_CROP)).toBeUndefined();
});

test('describes its position', () => {
  expect(cropText({ x: 0.25, y: 0.5, zoomPercent: 150 })).toBe(
    'Center at 25% from the left and 50% from the top. Zoom 150%.',
  );
});

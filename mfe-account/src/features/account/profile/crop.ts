/** The size of an image in its own pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The cropped square: its center as a share of the image's width and height, and its zoom. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoomPercent: number;
}

export const ZOOM_PERCENT = { min: 100, max: 400, step: 10 } as const;
export const WHOLE_CROP: Crop = { x: 0.5, y: 0.5, zoomPercent: ZOOM_PERCENT.min };

/** The side of the square, in pixels of the image. */
export function sideOf({ width, height }: PictureSize, { zoomPercent }: Crop): number {
  return (Math.min(width, height) * 100) / zoomPercent;
}

/** Moves the square by a share of its side; it never leaves the image. */
export function moveCrop(size: PictureSize, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const side = sideOf(size, crop);
  return retained(size, { ...crop, x: crop.x + (by.x * side) / size.width, y: crop.y + (by.y * side) / size.height });
}

export function zoomCrop(size: PictureSize, crop: Crop, zoomPercent: number): Crop {
  const { min, max } = ZOOM_PERCENT;
  return retained(size, { ...crop, zoomPercent: Math.min(Math.max(zoomPercent, min), max) });
}

export function squareOf(size: PictureSize, crop: Crop) {
  const side = sideOf(size, crop);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}

const MOVE_PART = 0.05;
const MOVES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -MOVE_PART, y: 0 },
  ArrowRight: { x: MOVE_PART, y: 0 },
  ArrowUp: { x: 0, y: -MOVE_PART },
  ArrowDown: { x: 0, y: MOVE_PART },
};
const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_PERCENT.step,
  '=': ZOOM_PERCENT.step,
  '-': -ZOOM_PERCENT.step,
};

/** The square after a key; undefined for a key without an effect. */
export function cropAfterKey(key: string, size: PictureSize, crop: Crop): Crop | undefined {
  const move = MOVES[key];
  if (move) return moveCrop(size, crop, move);
  const zoom = ZOOMS[key];
  return zoom === undefined ? undefined : zoomCrop(size, crop, crop.zoomPercent + zoom);
}

/** For screen readers. */
export function cropText({ x, y, zoomPercent }: Crop): string {
  const percent = (part: number) => Math.round(part * 100);
  return `Center at ${percent(x)}% from the left and ${percent(y)}% from the top. Zoom ${zoomPercent}%.`;
}

function retained(size: PictureSize, crop: Crop): Crop {
  const side = sideOf(size, crop);
  return { ...crop, x: clamp(crop.x, side / size.width / 2), y: clamp(crop.y, side / size.height / 2) };
}

function clamp(middle: number, half: number): number {
  return Math.min(Math.max(middle, half), 1 - half);
}

import { squareOf, type Crop } from './crop.ts';

/** The largest size in which a member's image is served. */
const SIDE_PX = 600;
const TYPE = 'image/jpeg';
const QUALITY = 0.92;

export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square as a file under the name of the original; rejects when the browser cannot make one. */
export async function squareFile(picture: ImageBitmap, crop: Crop, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  drawSquare(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  if (!blob) throw new Error('The browser could not encode the picture.');
  return new File([blob], name, { type: TYPE });
}

const SQUARE = 'square';

/**
 * Fakes the image functions of browsers: every file is read as an image of that size, and the square has a few bytes.
 */
export function installCanvas(size = { width: 800, height: 400 }) {
  const drawn: (readonly number[])[] = [];
  const context = {
    fillRect: () => undefined,
    drawImage: (_: unknown, ...places: readonly number[]) => void drawn.push(places),
  };
  const read = jest.fn(async (_: Blob) => size);
  Object.assign(window, { createImageBitmap: read });
  // The square is the only file that is read as a whole.
  File.prototype.arrayBuffer = () => Promise.resolve(Uint8Array.from(SQUARE, (one) => one.charCodeAt(0)).buffer);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    // The pages use only these two functions.
    .mockReturnValue(context as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((onBlob) => onBlob(new Blob([SQUARE], { type: 'image/jpeg' })));
  return { drawn, read };
}

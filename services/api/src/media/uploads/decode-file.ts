const DATA_ADDRESS = /^data:[\w.+/-]*(?:;[\w=.+-]+)*;base64,/;
const LONGEST_DATA_ADDRESS = 200;

/** The bytes of a base64 text, which may start like a data URL; undefined for anything but base64. */
export function decodeFile(text: string): Buffer<ArrayBuffer> | undefined {
  const start = DATA_ADDRESS.exec(text.slice(0, LONGEST_DATA_ADDRESS))?.[0].length ?? 0;
  const base64 = text.slice(start).trim();
  const bytes = Buffer.from(base64, 'base64');
  // Node skips invalid characters; encoded again, the text would differ.
  const isWhole = withoutPadding(bytes.toString('base64')) === withoutPadding(base64);
  return isWhole && bytes.length > 0 ? bytes : undefined;
}

function withoutPadding(base64: string): string {
  return base64.replace(/={1,2}$/, '');
}

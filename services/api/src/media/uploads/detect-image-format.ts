export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/**
 * The format of an image by its first bytes, never by its name; undefined for anything else. Text formats (SVG, which may contain scripts)
 * and those whose decoders have a poor record are not included.
 */
export function detectImageFormat(bytes: Buffer): PictureFormat | undefined {
  const head = bytes.toString('latin1', 0, 16);
  if (head.startsWith('\u{ff}\u{d8}\u{ff}')) return 'jpeg';
  if (head.startsWith('\u{89}PNG\r\n\u{1a}\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  if (/^[^]{4}ftypavi[fs]/.test(head)) return 'avif';
  return undefined;
}

const MARKUP = /<(?:script|!doctype|iframe|html[\s>]|svg[\s>][\s\x20-\x7e]{7})|<\?php|%pdf-/i;
const ARCHIVE_END = 'PK\u{5}\u{6}';
/** The longest comment that may follow the end of an archive. */
const ARCHIVE_TAIL_BYTES = 65_557;

/** Whether a file is also something else: a page, a program, a document or an archive disguised as an image. */
export function isPolyglotFile(bytes: Buffer): boolean {
  return (
    MARKUP.test(bytes.toString('latin1')) || bytes.subarray(-ARCHIVE_TAIL_BYTES).includes(ARCHIVE_END, 0, 'latin1')
  );
}

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;
const STEP = 1000;

/** Human-readable: "812 bytes", "14 kB", "2.3 MB". */
export function fileSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const size = bytes / STEP ** power;
  return `${power > 1 && size < 10 ? size.toFixed(1) : Math.round(size)} ${UNITS[power]}`;
}

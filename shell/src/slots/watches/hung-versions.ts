import { DAY_MS } from '@afterglow/shared-contracts/time';
import { HANGS_CACHE } from '../../service-worker/cache-names.ts';
import { hangAddress, type Version } from '../../service-worker/hang-watch/hang-mark.ts';
import { keepLines, linesOf } from './watched-lines.ts';

const MARKED_MS = DAY_MS;
/** A line still listed by then was watched by a tab that ended without a message. */
const LONGEST_WATCH_MS = 120_000;

export async function hasHung(version: Version): Promise<boolean> {
  const cache = await openMarks();
  const mark = await cache?.match(hangAddress(version));
  const isMarked = mark !== undefined && Date.now() - Number(await mark.text()) < MARKED_MS;
  if (mark && !isMarked) await cache?.delete(hangAddress(version));
  const isOver = (line: string) => Date.now() - Number(line.split(' ')[2]) > LONGEST_WATCH_MS;
  const own = linesOf(version);
  if (!isMarked) keepLines((line) => !own.includes(line) || !isOver(line));
  return isMarked;
}

/** Called when the listener requests it anyway. */
export async function forgetHang(version: Version): Promise<void> {
  const own = linesOf(version);
  keepLines((line) => !own.includes(line));
  await (await openMarks())?.delete(hangAddress(version));
}

/** A page that is neither https nor localhost has no caches. */
async function openMarks(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open(HANGS_CACHE) : undefined;
}

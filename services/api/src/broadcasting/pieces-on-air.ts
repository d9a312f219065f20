import { CHANNEL_IDS, DEFAULT_BITRATE_KBPS } from '@afterglow/shared-contracts';
import { type TrackStore, frameAt, locateFrame } from '@afterglow/audio';
import type { ScheduleWindow } from './schedule/index.ts';

export function piecesOnAir(scheduleWindow: ScheduleWindow, store: TrackStore, atMs: number): string[] {
  const framesOf = (piece: string) => store.framesOf(piece) ?? 0;
  const onAir = CHANNEL_IDS.flatMap(
    (channel) => locateFrame(scheduleWindow.scheduleOf(channel), frameAt(atMs), framesOf)?.trackId ?? [],
  );
  return [...new Set(onAir)];
}

/** Whether any piece of the same style is rendered: the radio plays it until the piece itself is. */
export function hasFallbackTrack(store: TrackStore, pieceId: string): boolean {
  const style = store.library.find(({ id }) => id === pieceId)?.style;
  return store.library.some((piece) => piece.style === style && store.has(piece.id, DEFAULT_BITRATE_KBPS));
}

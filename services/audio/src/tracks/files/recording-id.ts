import { BITRATES_KBPS, type BitrateKbps } from '@afterglow/shared-contracts';

/**
 * A piece of recorded music, as opposed to the library's. Its ID states its source and length, so that every instance can lay out a mix
 * without a lookup: `rec-<digest>-<place>-<frames>`.
 */
export interface RecordingPiece {
  readonly digest: string;
  readonly index: number;
  readonly frames: number;
}

const PATTERN = /^rec-([0-9a-f]{24})-(\d{1,5})-(\d{1,7})$/;
const DIGEST_CHARACTERS = 24;

/** The name of the recording made from a file, by the SHA-256 of its content in hexadecimal. */
export function recordingDigest(contentHash: string): string {
  return contentHash.slice(0, DIGEST_CHARACTERS);
}

export function recordingPieceId({ digest, index, frames }: RecordingPiece): string {
  return `rec-${digest}-${index}-${frames}`;
}

export function parseRecordingPiece(id: string): RecordingPiece | undefined {
  const [, digest, index, frames] = PATTERN.exec(id) ?? [];
  if (digest === undefined) return undefined;
  return { digest, index: Number(index), frames: Number(frames) };
}

export function isRecording(pieceId: string): boolean {
  return PATTERN.test(pieceId);
}

const FOLDER = /^[0-9a-f]{24}$/;
const FILE = /^(rec-[0-9a-f]{24}-\d{1,5}-\d{1,7})-(\d{2,3})\.mp3$/;

/** Whether this is the name of a recording's folder, its digest. */
export function isRecordingFolder(name: string): boolean {
  return FOLDER.test(name);
}

/** The piece and the rate of a file in it; undefined for any other file. */
export function parseRecordingFile(name: string): { readonly pieceId: string; readonly kbps: BitrateKbps } | undefined {
  const [, pieceId, rate] = FILE.exec(name) ?? [];
  const kbps = BITRATES_KBPS.find((one) => String(one) === rate);
  return pieceId === undefined || kbps === undefined ? undefined : { pieceId, kbps };
}

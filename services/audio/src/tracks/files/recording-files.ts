import path from 'node:path';
import type { BitrateKbps } from '@afterglow/shared-contracts';
import { bytesPerFrame } from '../mp3-format.ts';
import { parseRecordingPiece } from './recording-id.ts';
import { audioFile, hasExactSize, recordingsFolder } from './track-files.ts';

export interface RecordingFile {
  readonly file: string;
  readonly bytes: number;
}

/** The files of recorded music. Unlike the library's they cannot be rendered again: missing ones stay missing. */
export interface RecordingFiles {
  /** The file of a piece; undefined for any other ID. */
  find(pieceId: string, kbps: BitrateKbps): RecordingFile | undefined;
  /** The path. Rejects when the file is missing or incomplete. */
  check(recording: RecordingFile): Promise<string>;
}

export function createRecordingFiles(dataDir: string): RecordingFiles {
  const folder = recordingsFolder(dataDir);
  return {
    find(pieceId, kbps) {
      const piece = parseRecordingPiece(pieceId);
      if (piece === undefined) return undefined;
      return {
        file: audioFile(path.join(folder, piece.digest), pieceId, kbps),
        bytes: piece.frames * bytesPerFrame(kbps),
      };
    },
    async check({ file, bytes }) {
      if (!(await hasExactSize(file, bytes))) throw new Error(`The recording ${file} is missing. Copy it back.`);
      return file;
    },
  };
}

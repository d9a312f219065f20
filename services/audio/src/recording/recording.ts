import { BITRATES_KBPS, WAVEFORM_BARS } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

/** Music from a file, cut into the pieces of mixes. */
export const recordingSchema = z.object({
  pieces: z.array(z.string()).check(z.minLength(1)),
  frames: z.int().check(z.positive()),
  waveform: z.array(z.int()).check(z.length(WAVEFORM_BARS)),
  bitratesKbps: z.array(z.literal(BITRATES_KBPS)),
  /** Omissions and doubts about the file. Recordings of earlier versions have none. */
  notes: z._default(z.array(z.string()), []),
});
/** An imported piece of music, in pieces: its length is in frames, its bit rates in kbit/s. */
export type Recording = z.infer<typeof recordingSchema>;

/** Written last: a folder that contains it is complete. */
export const RECORDING_FILE = 'recording.json';

export interface RecordingJob {
  readonly file: string;
  /** The name of the recording, see `recordingDigest`. */
  readonly digest: string;
  /** The folder for its pieces; created when they are complete. */
  readonly folder: string;
}

export type RecordingReply =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'made'; readonly recording: Recording }
  | { readonly type: 'unreadable'; readonly reason: string }
  | { readonly type: 'failed'; readonly message: string };

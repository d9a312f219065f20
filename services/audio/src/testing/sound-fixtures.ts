import { fileURLToPath } from 'node:url';

/** The folder of one tone in four formats: `tone.mp3`, `tone.flac`, `tone.ogg` and `tone.wav`. */
export const SOUND_FIXTURES = fileURLToPath(new URL('../../test/fixtures', import.meta.url));

import { openFlac } from './open-flac.ts';
import { openMp3 } from './open-mp3.ts';
import { openOgg } from './open-ogg.ts';
import { openWav } from './open-wav.ts';
import { sniffFormat } from './sniff-format.ts';
import type { SoundFile } from './sound-file.ts';
import type { SoundSource } from './sound.ts';
import { UnreadableSound } from './unreadable-sound.ts';

/** Finds the sound of a file. Throws UnreadableSound for a file without any, or of an unsupported format. */
export async function openSound(file: SoundFile): Promise<SoundSource> {
  if (file.bytes === 0) throw new UnreadableSound('The file is empty.');
  switch (sniffFormat(file)) {
    case 'mp3':
      return openMp3(file);
    case 'flac':
      return openFlac(file);
    case 'ogg':
      return openOgg(file);
    case 'wav':
      return openWav(file);
    case undefined:
      throw new UnreadableSound('It is no MP3, FLAC, Ogg Vorbis or WAV file, whatever its name says.');
  }
}

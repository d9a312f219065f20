import { FileWindow } from './file-window.ts';
import { openFlac } from '../flac/open-flac.ts';
import { openMp3 } from '../mp3/open-mp3.ts';
import { openMp4 } from '../mp4/open-mp4.ts';
import { openOgg } from '../ogg/open-ogg.ts';
import { openWav } from '../wav/open-wav.ts';
import { nameOfOther, sniffFormat } from './sniff-format.ts';
import type { SoundFile } from './sound-file.ts';
import type { SoundSource } from '../samples/sound.ts';
import { skipTags } from './surrounding-tags.ts';
import { UnreadableSound } from './unreadable-sound.ts';

const READABLE = 'MP3, FLAC, Ogg Vorbis, Opus, AAC (m4a), or WAV';

/** Finds the audio of a file. Throws UnreadableSound for a file without any, or of an unsupported format. */
export function openSound(file: SoundFile): SoundSource {
  if (file.bytes === 0) throw new UnreadableSound('The file is empty.');
  const window = new FileWindow(file);
  const startByte = skipTags(window, 0);
  switch (sniffFormat(window, startByte)) {
    case 'mp3':
      return openMp3(file, startByte);
    case 'flac':
      return openFlac(file, startByte);
    case 'ogg':
      return openOgg(file, startByte);
    case 'wav':
      return openWav(file, startByte);
    case 'mp4':
      return openMp4(file, startByte);
    case undefined:
      throw new UnreadableSound(refusalOf(nameOfOther(window, startByte)));
  }
}

function refusalOf(name: string | undefined): string {
  if (name === undefined) return `It isn't an ${READABLE} file, despite its name.`;
  return `It's ${name}. Convert it to ${READABLE}.`;
}

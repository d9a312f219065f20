import { listen } from './testing/listen.ts';
import { id3Tag } from './testing/make-tags.ts';
import { mp3OfTone } from './testing/make-tone.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** Frames of this many bytes that start with a header. */
function framesOf(header: readonly number[], lengths: readonly number[]): Buffer {
  return Buffer.concat(lengths.map((length) => Buffer.concat([Buffer.from(header), Buffer.alloc(length - 4, 0x55)])));
}

test.each([
  ['AIFF', bytes('FORM\0\0\0\0AIFFCOMM'), 'an AIFF file'],
  ['AU', bytes('.snd\0\0\0\x18'), 'an AU file'],
  ['VOC', bytes('Creative Voice File\x1a'), 'a VOC file'],
  ['RealMedia', bytes('.RMF\0\0\0\x12'), 'a RealMedia file'],
  ['AC-3', bytes('\x0b\x77\x28\xb8\x54'), 'Dolby Digital'],
  ['DTS', bytes('\x7f\xfe\x80\x01\xfc'), 'DTS'],
  ['TrueHD', bytes('\x80\x3b\xff\xd8\xf8\x72\x6f\xba'), 'Dolby TrueHD'],
  ['Flash', bytes('FLV\x01\x04'), 'a Flash film'],
  ['MIDI', bytes('MThd\0\0\0\x06'), 'a MIDI file'],
  ['WAV with the high bytes first', bytes('RIFX\0\0\0\x24WAVEfmt '), 'high bytes first'],
  ['MP2', framesOf([0xff, 0xfd, 0xa4, 0], [626, 627, 627, 626]), 'an MP2 file'],
  ['MP1', framesOf([0xff, 0xff, 0xa4, 0], [208, 212, 208, 208]), 'an MP1 file'],
  ['MP3 in free format', framesOf([0xff, 0xfb, 0, 0], [1_306, 1_306, 1_307, 1_306]), 'an MP3 file in free format'],
  ['AAC in LOAS frames', framesOf([0x56, 0xe0, 97, 0], [100, 100, 100]), 'AAC without an MP4 file'],
])('[IMPORT-002] %s is rejected by name, also after a tag', async (_what, content, name) => {
  await expect(listen(content)).rejects.toThrow(name);
  await expect(listen(Buffer.concat([id3Tag('Tagged'), content]))).rejects.toThrow(name);
});

test('[IMPORT-002] an AVI film with MP3 audio is rejected by name, although it contains MP3 frames', async () => {
  const mp3 = await mp3OfTone({ hertz: [440], sampleRateHz: 44_100, seconds: 0.5 });
  await expect(listen(Buffer.concat([bytes('RIFF\0\0\0\0AVI LIST'), mp3]))).rejects.toThrow('an AVI film');
});

test('[IMPORT-002] a file of which a few bytes look like MP3 is rejected', async () => {
  const mp3 = await mp3OfTone({ hertz: [440], sampleRateHz: 44_100, seconds: 0.5 });
  const other = Buffer.alloc(mp3.length * 4, 'no sound ');
  await expect(listen(Buffer.concat([bytes('PROGRAM '), mp3, other]))).rejects.toThrow("Most of it isn't MP3 audio");
  const { seconds } = await listen(Buffer.concat([mp3, mp3, other]));
  expect(seconds).toBeGreaterThan(1);
});

test('[IMPORT-002] one MP3 header before zeros is not audio', async () => {
  const program = Buffer.alloc(20_000);
  program.write('\x7fELF');
  program.set([0xff, 0xfb, 0x90, 0], 5_000);
  await expect(listen(program)).rejects.toThrow("It isn't an MP3");
});

const CONCERT_A_MIDI = 69;
const CONCERT_A_HZ = 440;
const SEMITONES_PER_OCTAVE = 12;

export function midiToHz(midi: number): number {
  return CONCERT_A_HZ * 2 ** ((midi - CONCERT_A_MIDI) / SEMITONES_PER_OCTAVE);
}

/** Moves a note by octaves until it is within six semitones of `center`. */
export function nearestOctave(midi: number, center: number): number {
  return midi + SEMITONES_PER_OCTAVE * Math.round((center - midi) / SEMITONES_PER_OCTAVE);
}

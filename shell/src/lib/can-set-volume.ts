const PROBE = 0.5;

/** False in browsers that leave the volume to the device, as on iPhones and iPads: they ignore what a page sets. */
export function canSetVolume(): boolean {
  const audio = new Audio();
  audio.volume = PROBE;
  return audio.volume === PROBE;
}

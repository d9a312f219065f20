import { createPreviewSound } from './preview-sound.ts';

// jsdom has silent media elements: the test emits their events.
let element: HTMLAudioElement;
let played: Promise<void>;

beforeEach(() => {
  played = Promise.resolve();
  element = document.createElement('audio');
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => played);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const SOURCE = { url: '/sound/2.mp3', startSeconds: 60 };

test('starts at its position, fades in to the volume and fades out', () => {
  const sound = createPreviewSound(10, element);
  sound.setGain(0.5);
  sound.open(SOURCE, jest.fn());
  expect(element.volume).toBe(0);
  element.dispatchEvent(new Event('loadedmetadata'));
  expect([element.currentTime, sound.heardSeconds()]).toEqual([60, 0]);
  const volumeAfter = (seconds: number) => {
    element.currentTime = 60 + seconds;
    expect(sound.heardSeconds()).toBeCloseTo(seconds);
    return element.volume;
  };
  expect(volumeAfter(0.15)).toBeCloseTo(0.25);
  expect(volumeAfter(5)).toBe(0.5);
  expect(volumeAfter(9.6)).toBeCloseTo(0.25);
  expect(volumeAfter(11)).toBe(0);
});

test.each([
  ['NotAllowedError', 1],
  ['AbortError', 0],
])('audio rejected with %s fails %i times', async (name, times) => {
  const onFailed = jest.fn();
  played = Promise.reject(new DOMException('refused', name));
  createPreviewSound(10, element).open(SOURCE, onFailed);
  await played.catch(() => undefined);
  await Promise.resolve();
  expect(onFailed).toHaveBeenCalledTimes(times);
});

test('events of a closed audio element are ignored, and its connection is released', () => {
  const onFailed = jest.fn();
  const sound = createPreviewSound(10, element);
  sound.open(SOURCE, onFailed);
  sound.close();
  element.dispatchEvent(new Event('error'));
  expect(onFailed).not.toHaveBeenCalled();
  expect(element.hasAttribute('src')).toBe(false);
});

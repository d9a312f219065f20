import { createAudioElementEngine } from './audio-element-engine.ts';
import type { EngineEvent } from './audio-engine.port.ts';

// jsdom has silent media elements: the test emits their events.
let played: Promise<void>;

beforeEach(() => {
  document.body.replaceChildren();
  played = Promise.resolve();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => played);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('one hidden audio element exists, however much is played', () => {
  const { engine } = createEngine();
  engine.open('/one.mp3', 0);
  engine.open('/two.mp3', 0);
  expect(document.querySelectorAll('audio')).toHaveLength(1);
  expect(document.querySelector('audio')).not.toBeVisible();
});

test('a source is set and played in the same task', () => {
  const { engine, element } = createEngine();
  engine.open('/one.mp3', 0);
  expect(element.getAttribute('src')).toBe('/one.mp3');
  expect(element.play).toHaveBeenCalledTimes(1);
});

test.each([
  ['NotAllowedError', ['blocked']],
  ['AbortError', []],
  ['NotSupportedError', ['failed']],
])('a play rejected with %s becomes %j', async (name, expected) => {
  const { engine, events } = createEngine();
  played = Promise.reject(new DOMException('refused', name));
  engine.open('/one.mp3', 0);
  await played.catch(() => undefined);
  await Promise.resolve();
  expect(events.map(({ type }) => type)).toEqual(expected);
});

test('a source fails once, and the next one may fail again', () => {
  const { engine, element, events } = createEngine();
  engine.open('/one.mp3', 0);
  element.dispatchEvent(new Event('error'));
  element.dispatchEvent(new Event('error'));
  engine.open('/two.mp3', 0);
  element.dispatchEvent(new Event('error'));
  expect(events.map(({ type }) => type)).toEqual(['failed', 'failed']);
});

test('events of a closed source are ignored', () => {
  const { engine, element, events } = createEngine();
  engine.open('/one.mp3', 0);
  engine.close();
  element.dispatchEvent(new Event('error'));
  expect(element.hasAttribute('src')).toBe(false);
  expect(events).toEqual([]);
});

test('closing without a source leaves the element alone', () => {
  const { engine, element } = createEngine();
  engine.close();
  expect(element.load).not.toHaveBeenCalled();
});

test('a source seeks to its start as soon as its duration is known', () => {
  const { engine, element } = createEngine();
  engine.open('/one.mp3', 90_000);
  expect(element.currentTime).toBe(0);
  element.dispatchEvent(new Event('loadedmetadata'));
  expect(element.currentTime).toBe(90);
});

describe('the next item', () => {
  test('is fetched by a second, silent element outside the document that never plays', () => {
    const { engine, element } = createEngine();
    const [warmer, made] = watchElements();
    engine.open('/one.mp3', 0);
    engine.preload('/two.mp3');
    expect(made()).toBe(1);
    expect(warmer()).toMatchObject({ muted: true, preload: 'auto', isConnected: false });
    expect(warmer().getAttribute('src')).toBe('/two.mp3');
    expect(element.play).toHaveBeenCalledTimes(1);
    expect(element.getAttribute('src')).toBe('/one.mp3');
  });

  test('releases its connection as soon as the playing element has started with it', () => {
    const { engine, element } = createEngine();
    const [warmer] = watchElements();
    engine.preload('/two.mp3');
    const { src } = warmer();
    engine.open('/two.mp3', 0);
    expect(warmer().src).toBe(src);
    element.dispatchEvent(new Event('loadedmetadata'));
    expect(warmer().hasAttribute('src')).toBe(false);
  });
});

test('the speed applies to current and later sources, with preserved pitch', () => {
  const { engine, element } = createEngine();
  engine.setRate(1.5);
  expect(element).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5, preservesPitch: true });
});

test('dispose silences and removes the element', () => {
  const { engine, element, events } = createEngine();
  engine.dispose();
  element.dispatchEvent(new Event('ended'));
  expect(events).toEqual([]);
  expect(document.querySelector('audio')).toBeNull();
});

/** The last element created from now on, and their count. */
function watchElements(): [() => HTMLAudioElement, () => number] {
  const making = jest.spyOn(document, 'createElement');
  const last = () => {
    const made: unknown = making.mock.results.at(-1)?.value;
    if (!(made instanceof HTMLAudioElement)) throw new Error('No element was made.');
    return made;
  };
  return [last, () => making.mock.results.length];
}

function createEngine() {
  const engine = createAudioElementEngine();
  const element = document.querySelector('audio');
  if (!element) throw new Error('The engine has no element.');
  const events: EngineEvent[] = [];
  engine.events$.subscribe((event) => events.push(event));
  return { engine, element, events };
}

test('[PLAYER-052] the browser only plays the audio: nothing is fetched to be decoded', () => {
  const decoder = jest.fn();
  const names = ['AudioContext', 'OfflineAudioContext', 'webkitAudioContext', 'fetch'] as const;
  const before = names.map((name) => [name, Reflect.get(globalThis, name)] as const);
  for (const name of names) Reflect.set(globalThis, name, decoder);
  const { engine, element } = createEngine();
  engine.unlock();
  engine.preload('/two.mp3');
  engine.open('/one.mp3', 0);
  engine.play();
  element.dispatchEvent(new Event('timeupdate'));
  engine.close();
  expect(decoder).not.toHaveBeenCalled();
  for (const [name, value] of before) Reflect.set(globalThis, name, value);
});

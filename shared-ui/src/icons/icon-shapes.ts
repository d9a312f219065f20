// Drawn on a 24 px grid: `outline` is stroked at 1.75, `solid` is filled.
const SPEAKER = 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4Z';
const SPEAKER_WAVE = 'M15.5 9a4.2 4.2 0 0 1 0 6';
const CIRCLE = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z';
const TEN = 'M9.2 11.1l1.4-1v5.8M14.5 10.1c1.1 0 1.8 1.1 1.8 2.9s-.7 2.9-1.8 2.9-1.8-1.1-1.8-2.9.7-2.9 1.8-2.9Z';

export const ICON_SHAPES = {
  play: { solid: 'M7.5 5.1v13.8a1.1 1.1 0 0 0 1.7.93l10.7-6.9a1.1 1.1 0 0 0 0-1.86l-10.7-6.9a1.1 1.1 0 0 0-1.7.93Z' },
  pause: {
    solid:
      'M7 4.5h2a1.2 1.2 0 0 1 1.2 1.2v12.6A1.2 1.2 0 0 1 9 19.5H7a1.2 1.2 0 0 1-1.2-1.2V5.7A1.2 1.2 0 0 1 7 4.5Zm8 0h2a1.2 1.2 0 0 1 1.2 1.2v12.6a1.2 1.2 0 0 1-1.2 1.2h-2a1.2 1.2 0 0 1-1.2-1.2V5.7A1.2 1.2 0 0 1 15 4.5Z',
  },
  stop: {
    solid: 'M7 5.5h10A1.5 1.5 0 0 1 18.5 7v10a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 17V7A1.5 1.5 0 0 1 7 5.5Z',
  },
  previous: {
    solid:
      'M6 5a1 1 0 0 1 1 1v4.9l10.47-6.67A1 1 0 0 1 19 5.07v13.86a1 1 0 0 1-1.53.84L7 13.1V18a1 1 0 1 1-2 0V6a1 1 0 0 1 1-1Z',
  },
  next: {
    solid:
      'M18 5a1 1 0 0 0-1 1v4.9L6.53 4.23A1 1 0 0 0 5 5.07v13.86a1 1 0 0 0 1.53.84L17 13.1V18a1 1 0 1 0 2 0V6a1 1 0 0 0-1-1Z',
  },
  'back-10': { outline: `M12 5a8 8 0 1 1-8 8M14.7 2.2 11.8 5l2.9 2.8${TEN}` },
  'forward-10': { outline: `M12 5a8 8 0 1 0 8 8M9.3 2.2 12.2 5 9.3 7.8${TEN}` },
  'volume-up': { outline: `${SPEAKER}${SPEAKER_WAVE}M18.2 6.3a8 8 0 0 1 0 11.4` },
  'volume-down': { outline: `${SPEAKER}${SPEAKER_WAVE}` },
  'volume-mute': { outline: SPEAKER },
  'volume-off': { outline: `${SPEAKER}M15.5 9.5l5 5M20.5 9.5l-5 5` },
  heart: { outline: 'M19.4 12.7 12 20l-7.4-7.3A4.9 4.9 0 1 1 12 6.3a4.9 4.9 0 1 1 7.4 6.4Z' },
  queue: { outline: 'M4 6h16M4 11.5h16M4 17h7', solid: 'M15 14v6.5l5.5-3.25Z' },
  tracklist: { outline: 'M9.5 6H20M9.5 12H20M9.5 18H20M4.5 6h.01M4.5 12h.01M4.5 18h.01' },
  search: { outline: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM20 20l-4.8-4.8' },
  home: { outline: 'M4 10.8 12 4l8 6.8V18.5a1.5 1.5 0 0 1-1.5 1.5H15v-5.5H9V20H5.5A1.5 1.5 0 0 1 4 18.5Z' },
  radio: {
    outline: 'M8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7M5.6 18.4a9 9 0 0 1 0-12.8M18.4 5.6a9 9 0 0 1 0 12.8',
    solid: 'M12 10.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z',
  },
  disc: { outline: `${CIRCLE}M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z` },
  grid: { outline: 'M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z' },
  chart: { outline: 'M5 20v-7M12 20V4M19 20V9' },
  microphone: {
    outline: 'M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  },
  note: {
    outline:
      'M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  },
  calendar: {
    outline:
      'M6 5.5h12A1.5 1.5 0 0 1 19.5 7v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7A1.5 1.5 0 0 1 6 5.5ZM4.5 10h15M8.5 3.5v3.5M15.5 3.5v3.5',
  },
  bell: { outline: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 21h4' },
  clock: { outline: `${CIRCLE}M12 7.5V12l3 2` },
  moon: { outline: 'M19.8 14.3A8.2 8.2 0 1 1 9.7 4.2a6.6 6.6 0 0 0 10.1 10.1Z' },
  user: { outline: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0' },
  settings: {
    outline:
      'M4 7h9.5M18.5 7H20M4 17h1.5M10.5 17H20M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  },
  card: {
    outline:
      'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17',
  },
  mail: {
    outline:
      'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM4 6.5l8 6.5 8-6.5',
  },
  lock: {
    outline:
      'M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v6.5A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5V12A1.5 1.5 0 0 1 7 10.5ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3',
  },
  laptop: {
    outline: 'M6.5 5.5h11A1.5 1.5 0 0 1 19 7v8.5H5V7a1.5 1.5 0 0 1 1.5-1.5ZM3 15.5h18v1a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z',
  },
  phone: {
    outline:
      'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
  },
  key: {
    outline: 'M8 11.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM11 12.7l8-8M15.5 8.2l3 3',
  },
  'log-out': { outline: 'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M15.5 8l4 4-4 4M19.5 12H10' },
  'log-in': { outline: 'M14 4.5h4A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5h-4M10.5 8l4 4-4 4M14.5 12H4.5' },
  'chevron-left': { outline: 'M14.5 6l-6 6 6 6' },
  'chevron-right': { outline: 'M9.5 6l6 6-6 6' },
  'chevron-up': { outline: 'M6 14.5l6-6 6 6' },
  'chevron-down': { outline: 'M6 9.5l6 6 6-6' },
  close: { outline: 'M6 6l12 12M18 6 6 18' },
  menu: { outline: 'M4 7h16M4 12h16M4 17h16' },
  check: { outline: 'M5 12.5l4.5 4.5L19 7.5' },
  grip: {
    solid:
      'M9 4.8a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM15 4.8a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM9 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM15 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM9 16a1.6 1.6 0 1 1 0 3.2A1.6 1.6 0 0 1 9 16ZM15 16a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z',
  },
  'play-next': { outline: 'M4 12h16M4 18h16', solid: 'M4.5 3.2v5.6l5-2.8Z' },
  plus: { outline: 'M12 5v14M5 12h14' },
  minus: { outline: 'M5 12h14' },
  trash: { outline: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12.5h9.4L17.5 7' },
  retry: { outline: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15' },
  warning: {
    outline:
      'M10.7 4.8 3 18a1.5 1.5 0 0 0 1.3 2.25h15.4A1.5 1.5 0 0 0 21 18L13.3 4.8a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4M12 16.8h.01',
  },
  info: { outline: `${CIRCLE}M12 11.5v4.5M12 8h.01` },
  live: { solid: 'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z' },
  crown: {
    solid:
      'M4.3 17.5 3 7.7a.6.6 0 0 1 .95-.56L8 10.3l3.5-5.6a.6.6 0 0 1 1 0L16 10.3l4.05-3.16a.6.6 0 0 1 .95.56l-1.3 9.8ZM5 19.2h14v1.6H5Z',
  },
  star: { outline: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z' },
  external: {
    outline:
      'M14 4.5h5.5V10M19.5 4.5 11 13M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
  },
  share: { outline: 'M12 14.5V3.8M8 7.5l4-4 4 4M5 12.5V18a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18v-5.5' },
  more: {
    solid:
      'M5 10.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM12 10.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM19 10.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z',
  },
  expand: { outline: 'M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5l-6 6M4.5 19.5l6-6' },
  eye: {
    outline: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  },
  'eye-off': {
    outline:
      'M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.4 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
  },
} as const satisfies Record<string, { readonly outline?: string; readonly solid?: string }>;

/** The names of all icons. */
export type IconName = keyof typeof ICON_SHAPES;

/** Whether a text is the name of an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICON_SHAPES, name);
}

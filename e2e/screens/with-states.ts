import type { Screen } from './screen.ts';

/** A page in its plain state, while it loads, when that fails, and when it is offline. */
export function withStates(screen: Screen, calls: string): readonly Screen[] {
  const { name } = screen;
  return [
    screen,
    { ...screen, name: `${name}-loading`, answers: { [calls]: 'never' } },
    { ...screen, name: `${name}-failed`, answers: { [calls]: 'failing' } },
    { ...screen, name: `${name}-offline`, answers: { [calls]: 'offline' } },
  ];
}

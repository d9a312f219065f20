/** From this hour of the listener's day on; before the first it is still the night before. */
const GREETINGS = [
  { fromHour: 0, words: 'Good night' },
  { fromHour: 5, words: 'Good morning' },
  { fromHour: 12, words: 'Good afternoon' },
  { fromHour: 18, words: 'Good evening' },
] as const;

export function greetingAt(time: Date): string {
  return GREETINGS.findLast(({ fromHour }) => time.getHours() >= fromHour)?.words ?? GREETINGS[0].words;
}

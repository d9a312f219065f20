/** By the hour of the listener's day; before five it is still night. */
export function greetingAt(time: Date): string {
  const hour = time.getHours();
  if (hour < 5) return 'Good evening';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** An event that the bus did not take: its name, and in the message what does not fit. */
export class EventRefusedError extends Error {
  override readonly name = 'EventRefusedError';
  readonly event: string;

  constructor(event: string, problem: string) {
    super(`The event "${event}" was refused: ${problem}`);
    this.event = event;
  }
}

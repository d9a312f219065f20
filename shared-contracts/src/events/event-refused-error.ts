/** An event that the bus refused: its name, and in the message what is wrong with it. */
export class EventRefusedError extends Error {
  override readonly name = 'EventRefusedError';
  readonly event: string;

  constructor(event: string, problem: string) {
    super(`The event "${event}" was refused: ${problem}`);
    this.event = event;
  }
}

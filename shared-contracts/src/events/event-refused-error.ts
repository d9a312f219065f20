/** An event that the bus rejected: its name, and the error in the message. */
export class EventRefusedError extends Error {
  override readonly name = 'EventRefusedError';
  readonly event: string;

  constructor(event: string, problem: string) {
    super(`The event "${event}" was refused: ${problem}`);
    this.event = event;
  }
}

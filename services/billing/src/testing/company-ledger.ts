import type { Clock } from '@afterglow/kit';
import { SECOND_MS } from '@afterglow/shared-contracts/time';

/** What the ledgers of all simulated companies share: a clock of whole seconds, numbered IDs, and the events to report. */
export abstract class CompanyLedger<Event extends object> {
  readonly events: Event[] = [];
  protected readonly clock: Pick<Clock, 'nowMs'>;
  readonly #separator: string;
  #last = 0;

  constructor(clock: Pick<Clock, 'nowMs'>, separator: string) {
    this.clock = clock;
    this.#separator = separator;
  }

  nowS(): number {
    return Math.floor(this.clock.nowMs() / SECOND_MS);
  }

  newId(prefix: string): string {
    this.#last += 1;
    return `${prefix}${this.#separator}${this.#last}`;
  }

  protected record(event: Event): Event {
    this.events.push(event);
    return event;
  }

  protected get<T>(things: ReadonlyMap<string, T>, id: string): T {
    const thing = things.get(id);
    if (thing === undefined) throw new Error(`There is no ${id}.`);
    return thing;
  }
}

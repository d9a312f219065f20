import { filter, map, Subject, type Observable } from 'rxjs';
import { EventRefusedError } from './event-refused-error.ts';
import { eventSchemas, type BusEvent, type EventName, type EventPayload } from './event-map.ts';

/** The bus that carries the events of auth, modal and notification between shell and remotes. */
export interface EventBus {
  /** Hot; replays nothing; lives as long as the page. */
  readonly events$: Observable<BusEvent>;
  /** The payloads of one event. */
  on<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
  /** Throws `EventRefusedError` for an unknown event or a payload that does not match its schema; nobody hears it then. */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
}

export function createEventBus(): EventBus {
  const events$ = new Subject<BusEvent>();
  return {
    events$: events$.asObservable(),
    on: <Name extends EventName>(name: Name) =>
      events$.pipe(
        filter((event) => event.name === name),
        // The filter above has just established that the payload is the one of this name.
        map((event) => event.payload as EventPayload<Name>),
      ),
    emit: (name, payload) => events$.next(parseEvent(name, payload)),
  };
}

function parseEvent(name: EventName, payload: unknown): BusEvent {
  const schema = Object.hasOwn(eventSchemas, name) ? eventSchemas[name] : undefined;
  if (!schema) throw new EventRefusedError(name, 'there is no event of this name');
  const parsed = schema.safeParse(payload);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.message}`);
    throw new EventRefusedError(name, issues.join('; '));
  }
  // Name and payload were parsed together; the union cannot express that by itself.
  return { name, payload: parsed.data } as BusEvent;
}

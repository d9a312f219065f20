import { filter, map, Subject, type Observable } from 'rxjs';
import { EventRefusedError } from './event-refused-error.ts';
import { eventSchemas, type BusEvent, type EventName, type EventPayload } from './event-map.ts';

/** The bus that carries auth, modal and notification events between shell and remotes. */
export interface EventBus {
  /** Hot; replays nothing; lives as long as the page. */
  readonly events$: Observable<BusEvent>;
  /** The rejected events; hot, replays nothing. The emitter got the same error. */
  readonly refused$: Observable<EventRefusedError>;
  /** The payloads of one event. */
  on<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
  /**
   * Throws `EventRefusedError`, and reaches no listener, for an unknown event or a payload that does not match its
   * schema.
   */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
}

/** Creates a bus without listeners. The shell creates one for each page and passes it to every remote. */
export function createEventBus(): EventBus {
  const events$ = new Subject<BusEvent>();
  const refused$ = new Subject<EventRefusedError>();
  return {
    events$: events$.asObservable(),
    refused$: refused$.asObservable(),
    on: <Name extends EventName>(name: Name) =>
      events$.pipe(
        filter((event) => event.name === name),
        // The filter above has established that the payload belongs to this name.
        map((event) => event.payload as EventPayload<Name>),
      ),
    emit(name, payload) {
      events$.next(parseOrReport(name, payload, refused$));
    },
  };
}

function parseOrReport(name: EventName, payload: unknown, refused$: Subject<EventRefusedError>): BusEvent {
  try {
    return parseEvent(name, payload);
  } catch (error) {
    if (error instanceof EventRefusedError) refused$.next(error);
    throw error;
  }
}

function parseEvent(name: EventName, payload: unknown): BusEvent {
  const schema = Object.hasOwn(eventSchemas, name) ? eventSchemas[name] : undefined;
  if (!schema) throw new EventRefusedError(name, 'no event has this name');
  const parsed = schema.safeParse(payload);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.message}`);
    throw new EventRefusedError(name, issues.join('; '));
  }
  // Name and payload were parsed together, which the union cannot express.
  return { name, payload: parsed.data } as BusEvent;
}

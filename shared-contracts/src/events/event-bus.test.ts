import { memberIdSchema } from '../ids.ts';
import { createEventBus, eventSchemas } from '../index.ts';

const loggedIn = { membersId: memberIdSchema.parse(1) };

test('[PLATFORM-006] the bus carries the events of auth, modal and notification', () => {
  const areas = new Set(Object.keys(eventSchemas).map((name) => name.split(':')[0]));
  expect([...areas].sort()).toEqual(['auth', 'modal', 'notification']);

  const bus = createEventBus();
  const heard: unknown[] = [];
  bus.on('auth:logged-in').subscribe((payload) => heard.push(payload));
  bus.emit('auth:logged-in', loggedIn);
  bus.emit('notification:show', { message: 'Hello', type: 'success' });
  expect(heard).toEqual([loggedIn]);
});

test('[PLATFORM-006] an invalid event is rejected with an error that names it, and reaches no listener', () => {
  const bus = createEventBus();
  const heard: unknown[] = [];
  bus.events$.subscribe((event) => heard.push(event));
  // What a remote of another version, or one that is not type-checked, might send.
  const emitAnything = bus.emit as (name: string, payload: unknown) => void;

  expect(() => emitAnything('notification:show', { message: 'Hello', type: 'shiny' })).toThrow(
    /"notification:show".*type/,
  );
  expect(() => emitAnything('player:exploded', {})).toThrow(/"player:exploded".*no event/);
  expect(heard).toEqual([]);
});

test('a rejected event is also reported to the error handler', () => {
  const bus = createEventBus();
  const refused: string[] = [];
  bus.refused$.subscribe(({ event }) => refused.push(event));
  const emitAnything = bus.emit as (name: string, payload: unknown) => void;
  expect(() => emitAnything('modal:show', { type: 'surprise', contentKey: 'ERROR_GENERIC' })).toThrow(/"modal:show"/);
  bus.emit('modal:hide', {});
  expect(refused).toEqual(['modal:show']);
});

test('an unsubscribed listener receives nothing', () => {
  const bus = createEventBus();
  const heard: unknown[] = [];
  bus
    .on('modal:hide')
    .subscribe((payload) => heard.push(payload))
    .unsubscribe();
  bus.emit('modal:hide', {});
  expect(heard).toEqual([]);
});

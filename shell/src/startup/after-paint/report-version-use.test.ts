import { createManualClock } from '@afterglow/shared-player/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { Applications } from '../../applications/applications.ts';
import { reportVersionUse } from './report-version-use.ts';

type Slots = ReturnType<Applications['getSlots']>;

test('a tab reports its own version and those of loaded areas immediately and twice an hour', () => {
  const reported: unknown[] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: string) => reported.push([path, JSON.parse(body)]),
  });
  const states = new Map<string, { status: string; version?: string }>([
    ['browse', { status: 'live', version: '1.0.0' }],
    ['radio', { status: 'idle' }],
  ]);
  const getSlots = () =>
    new Map([...states].map(([name, state]) => [name, { getState: () => state }])) as unknown as Slots;
  const clock = createManualClock();
  reportVersionUse({ applications: { getSlots }, clock, shellVersion: '2.0.0' });
  const shell = { name: 'shell', version: '2.0.0' };
  const browse = { name: 'browse', version: '1.0.0' };
  expect(reported).toEqual([['/releases/uses', { versions: [shell, browse] }]]);

  states.set('radio', { status: 'live', version: '1.0.1' });
  clock.advance(30 * MINUTE_MS);
  expect(reported[1]).toEqual(['/releases/uses', { versions: [shell, browse, { name: 'radio', version: '1.0.1' }] }]);
});

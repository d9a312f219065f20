import { memberIdSchema } from '@afterglow/shared-contracts';
import { buildMemberSession, createFakePorts } from '@afterglow/shared-contracts/testing';
import { systemClock } from '../system-clock.ts';
import { createSettingsStore } from './settings-store.ts';

test('settings are read once at their startup step, and then at every login', async () => {
  const ports = createFakePorts({
    answers: { getSettings: () => ({ data: { currentOnDemandQualityKey: 'low', volume: 40, favorites: [] } }) },
  });
  const store = createSettingsStore({ ...ports, clock: systemClock });
  const asked = () => ports.data.calls.map(({ name, input }) => [name, input.params]);
  ports.session.become(buildMemberSession());
  await Promise.resolve();
  expect(asked()).toEqual([]);
  await store.ready();
  expect(asked()).toEqual([['getSettings', { id: 1 }]]);
  expect(store.getSettings()).toMatchObject({ volume: 40 });
  ports.session.become(buildMemberSession({ id: memberIdSchema.parse(2) }));
  expect(asked().at(-1)).toEqual(['getSettings', { id: 2 }]);
  store.dispose();
});

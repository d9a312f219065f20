import { renderWithPorts } from '@afterglow/shared-area/testing';
import { qualityKeySchema, type SessionState } from '@afterglow/shared-contracts';
import { buildMemberSession, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { useSettings } from '@afterglow/shared-data/react';
import { act } from '@testing-library/react';
import { megabytesPerHour, QUALITY_OPTIONS } from './quality-options.ts';

const optionOf = (key: string) => QUALITY_OPTIONS.find((option) => option.key === key);

test.each([
  ['[SETTINGS-005]', 'low', 'Normal', 96, 'Good sound, less data'],
  ['[SETTINGS-006]', 'high', 'High - Premium only', 128, 'Great sound quality'],
  ['[SETTINGS-007]', 'best', 'Best - Premium only', 320, 'High-Resolution audio quality'],
])('%s the option "%s" is "%s", %i kbit/s: %s', (_, key, title, bitrateKbps, subtitle) => {
  expect(optionOf(key)).toMatchObject({ title, bitrateKbps, subtitle });
});

test('[SETTINGS-008] high and best need a subscription, low does not', () => {
  expect(QUALITY_OPTIONS.map(({ key, needsSub }) => [key, needsSub])).toEqual([
    ['low', false],
    ['high', true],
    ['best', true],
  ]);
});

test.each([
  [96, 43],
  [128, 58],
  [320, 144],
])('an hour at %i kbit/s takes %i megabytes', (bitrateKbps, megabytes) => {
  expect(megabytesPerHour(bitrateKbps)).toBe(megabytes);
});

const VISITOR: SessionState = { status: 'visitor' };

test.each([
  ['[SETTINGS-009] a premium member', buildMemberSession({ premium: true }), 'high'],
  ['[SETTINGS-009] a free member', buildMemberSession(), 'low'],
  ['[SETTINGS-010] a visitor', VISITOR, 'low'],
])('%s for members without a choice', (_, session, quality) => {
  expect(storeOf(session).getQuality()).toBe(quality);
});

test('[SETTINGS-010] accepts low, high and best, and stores "medium" under the name the service uses', async () => {
  expect(QUALITY_OPTIONS.map(({ key }) => key)).toEqual(['low', 'high', 'best']);
  expect(qualityKeySchema.safeParse('medium').success).toBe(false);
  const store = storeOf(buildMemberSession({ premium: true }), {
    getSettings: () => ({ data: settings('best') }),
    updateSettings: ({ body }) => ({ data: settings(body?.currentOnDemandQualityKey === 'medium' ? 'high' : 'low') }),
  });
  await act(() => store.ready());
  await act(async () => expect(await store.setQuality('medium')).toBe(true));
  expect(store.getQuality()).toBe('high');
});

test.each(['ultra', 'LOW', ''])('[SETTINGS-010] [SETTINGS-013] the quality "%s" is rejected', async (option) => {
  const store = storeOf(buildMemberSession({ premium: true }));
  await expect(store.setQuality(option)).rejects.toThrow('Invalid quality option');
});

function settings(currentOnDemandQualityKey: 'low' | 'high' | 'best') {
  return { currentOnDemandQualityKey, volume: 25, favorites: [] };
}

/** The settings as a page of this area has them. */
function storeOf(session: SessionState, answers: FakeResponses = {}) {
  const found: ReturnType<typeof useSettings>['store'][] = [];
  function Page() {
    found.push(useSettings().store);
    return null;
  }
  renderWithPorts(<Page />, { session, answers });
  const [store] = found;
  if (!store) throw new Error('The page has no settings.');
  return store;
}

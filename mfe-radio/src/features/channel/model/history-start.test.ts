import { historyStart } from './history-start.ts';

test('[RADIO-029] the history starts yesterday, rounded down to the hour in UTC', () => {
  expect(historyStart(Date.parse('2026-03-01T10:59:59.999Z'))).toBe('2026-02-28T10:00:00.000Z');
  expect(historyStart(Date.parse('2026-03-01T10:00:00.000Z'))).toBe('2026-02-28T10:00:00.000Z');
});

import type { ApiClient } from './api-client.ts';

/** What the page of a plan shows a member who has none: due today, and for each period. An order names both. */
export async function shownAmounts(
  api: Pick<ApiClient, 'call'>,
  planId: number,
  token: string,
): Promise<{ readonly dueToday: number; readonly price: number }> {
  const plan = (await api.call('listPlans', { token })).data.find(({ id }) => id === planId);
  const { price, durationTrialMonths } = plan ?? { price: 0, durationTrialMonths: 0 };
  return { dueToday: durationTrialMonths > 0 ? 0 : price, price };
}

import type { ApiClient } from './api-client.ts';

/** The amounts that a plan's page shows a member without a plan: due today, and for each period. An order names both. */
export async function shownAmounts(
  api: Pick<ApiClient, 'call'>,
  planId: number,
  token: string,
): Promise<{ readonly dueToday: number; readonly price: number }> {
  const plan = (await api.call('listPlans', { token })).data.find(({ id }) => id === planId);
  const { price, durationTrialMonths } = plan ?? { price: 0, durationTrialMonths: 0 };
  return { dueToday: durationTrialMonths > 0 ? 0 : price, price };
}

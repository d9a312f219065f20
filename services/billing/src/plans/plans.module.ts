import { adminOperations } from '@afterglow/shared-contracts/services';
import type { BillingContext } from '#port/index.ts';
import { fillFirstVersions } from './first-versions.ts';
import { createPlansService } from './plans.service.ts';

export async function mountPlans(context: BillingContext): Promise<void> {
  const { app, register, database, config, clock, providers } = context;
  const differences = await fillFirstVersions(database.db, config, new Date(clock.nowMs()));
  if (differences.length > 0)
    app.log.warn({ differences }, 'prices are those of afterglow-admin plans, not of the configuration');
  const plans = createPlansService({ database, providers, clock });
  register(adminOperations.listPlanPrices, async () => ({ data: await plans.list() }));
  register(adminOperations.changePlans, async ({ body }) => ({ data: await plans.change(body) }));
}

import type { ApiContext } from '#app/api-context.ts';
import { createConfirmations } from '../confirmations.ts';
import { NOTICES_OF_MEMBER } from '../notices.ts';
import { registerSecondFactor } from './second-factor.routes.ts';
import { createSecondFactorService } from './second-factor.service.ts';
import { secondFactorsOf } from '../second-factors-of.ts';

export function mountSecondFactor(context: ApiContext): void {
  const confirmations = createConfirmations(context.database.db, context.clock);
  const service = createSecondFactorService({
    ...context,
    confirmations,
    secondFactors: secondFactorsOf(context),
    notices: context.limitAttempts(NOTICES_OF_MEMBER),
  });
  registerSecondFactor(context.register, service);
}

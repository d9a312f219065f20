import type { ServiceContext } from '#app/service-context.ts';
import { createReauthentications } from '../sessions/index.ts';
import { SECURITY_MAIL_LIMIT } from '../security-mail-limit.ts';
import { registerSecondFactor } from './second-factor.routes.ts';
import { createSecondFactorService } from './second-factor.service.ts';
import { secondFactorsOf } from './second-factors-of.ts';

export function mountSecondFactor(context: ServiceContext): void {
  const confirmations = createReauthentications(context.database.db, context.clock);
  const service = createSecondFactorService({
    ...context,
    confirmations,
    secondFactors: secondFactorsOf(context),
    mailLimit: context.limitAttempts(SECURITY_MAIL_LIMIT),
  });
  registerSecondFactor(context.register, service);
}

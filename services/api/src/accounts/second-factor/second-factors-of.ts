import type { ServiceContext } from '#app/service-context.ts';
import { createKnownLocations } from '../sessions/index.ts';
import { bruteForceMail } from './second-factor-mails.ts';
import { createSecondFactorLimits } from './second-factor-limits.ts';
import { createSecondFactors, type SecondFactors } from './second-factors.ts';

/** Second factors for all modules: all tries of a member count together. */
export function secondFactorsOf(context: ServiceContext): SecondFactors {
  const { database, clock, mailer, limitAttempts } = context;
  const limits = createSecondFactorLimits({
    limitAttempts,
    places: createKnownLocations(database.db, clock),
    async onGuessing(memberId, closed) {
      const member = await database.db
        .selectFrom('members')
        .select('email')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      await mailer.send(bruteForceMail(member.email, closed));
    },
  });
  return createSecondFactors({ ...context, limits });
}

import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';
import { removePasskeys } from '../passkeys/index.ts';
import { removeSecondFactor } from './second-factor.repository.ts';

/** Removes passkeys and authenticator app, because someone else may have set them up. */
export async function removeFactors(memberId: MemberId, executor: ApiQueries): Promise<void> {
  await removePasskeys(executor, memberId);
  await removeSecondFactor(executor, memberId);
}

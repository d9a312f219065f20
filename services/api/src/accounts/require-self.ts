import type { MemberId } from '@afterglow/shared-contracts';
import { forbidden } from '#app/service-errors.ts';

/** Refuses what belongs to another member before anything is looked up, so that the answer reveals nothing about who exists. */
export function requireSelf(id: MemberId, caller: { readonly memberId: MemberId }): void {
  if (id !== caller.memberId) throw forbidden('This belongs to another member.');
}

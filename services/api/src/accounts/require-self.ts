import type { MemberId } from '@afterglow/shared-contracts';
import { forbidden } from '#app/service-errors.ts';

/** Rejects other members' data before any lookup, so that the response reveals nothing about who exists. */
export function requireSelf(id: MemberId, caller: { readonly memberId: MemberId }): void {
  if (id !== caller.memberId) throw forbidden('This belongs to another member.');
}

import { isPremiumMember, type CurrentUser, type EventBus, type Member } from '@afterglow/shared-contracts';
import { isApiError } from '../errors.ts';
import type { SessionHolder } from './session-holder.ts';
import type { SessionService } from './session-service.ts';

/**
 * Responses that mean the session or member no longer exists; any other failure may be temporary, and being offline is
 * not a logout.
 */
const ENDING_STATUSES = { permissions: [401, 500], member: [404, 500] } as const;

export interface SessionFactsOptions {
  readonly service: SessionService;
  readonly holder: SessionHolder;
  readonly bus: EventBus;
  /** The service reports that this session is over. */
  readonly onEnded: (user: CurrentUser) => void;
}

/** The checks of a session; none of these rejects. */
export interface SessionChecks {
  validate(user: CurrentUser): Promise<boolean>;
  loadMember(user: CurrentUser): Promise<void>;
  /** Applies an account from a response. */
  report(user: CurrentUser, member: Member): void;
  loadSubscriptions(user: CurrentUser): Promise<void>;
}

export function createSessionChecks({ service, holder, bus, onEnded }: SessionFactsOptions): SessionChecks {
  let reported = 0;
  function take(user: CurrentUser, member: Member): void {
    if (!holder.holds(user) || isSame(holder.member()?.member, member)) return;
    const premium = isPremiumMember(member);
    // A member who has just bought Premium is not offered the trial after its end, in this tab either.
    holder.learn(user, { member, premium, ...(premium && { hasBeenPremium: true }) });
    bus.emit('auth:member-changed', { membersId: member.id, premium });
  }
  return {
    report(user, member) {
      reported += 1;
      take(user, member);
    },
    async validate(user) {
      try {
        const permissions = await service.permissions(user);
        if (!holder.member()?.member) holder.learn(user, { premium: isPremiumMember(permissions) });
        return true;
      } catch (error) {
        if (isEnding(error, ENDING_STATUSES.permissions)) onEnded(user);
        return false;
      }
    },
    async loadMember(user) {
      const before = reported;
      try {
        const member = await service.member(user);
        // A read that started before a change, and arrives after it, would undo it.
        if (reported === before) take(user, member);
      } catch (error) {
        if (isEnding(error, ENDING_STATUSES.member)) onEnded(user);
      }
    },
    async loadSubscriptions(user) {
      const hasBeenPremium = await service.hasBeenPremium(user).catch(() => null);
      if (hasBeenPremium !== null) holder.learn(user, { hasBeenPremium });
    },
  };
}

function isSame(known: Member | null | undefined, member: Member): boolean {
  return JSON.stringify(known) === JSON.stringify(member);
}

function isEnding(error: unknown, statuses: readonly number[]): boolean {
  return isApiError(error) && error.status !== null && statuses.includes(error.status);
}

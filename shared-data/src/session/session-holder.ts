import type { CurrentUser, SessionState } from '@afterglow/shared-contracts';
import { BehaviorSubject } from 'rxjs';

export type MemberState = Extract<SessionState, { status: 'member' }>;

/** The only holder of the session. */
export interface SessionHolder {
  readonly session$: BehaviorSubject<SessionState>;
  member(): MemberState | null;
  /** True while the session of that token is the current one. */
  holds(user: CurrentUser): boolean;
  begin(user: CurrentUser): void;
  /** Data about a session that is no longer current is dropped. */
  learn(user: CurrentUser, facts: Partial<MemberState>): void;
  leave(): void;
}

export function createSessionHolder(): SessionHolder {
  const session$ = new BehaviorSubject<SessionState>({ status: 'visitor' });
  const member = () => (session$.value.status === 'member' ? session$.value : null);
  const holds = (user: CurrentUser) => member()?.user.token === user.token;
  return {
    session$,
    member,
    holds,
    begin: (user) => session$.next({ status: 'member', user, member: null, premium: false, hasBeenPremium: null }),
    learn(user, facts) {
      const state = member();
      if (state && holds(user)) session$.next({ ...state, ...facts });
    },
    leave: () => session$.next({ status: 'visitor' }),
  };
}

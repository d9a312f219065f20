import { BehaviorSubject } from 'rxjs';
import { isPremiumMember, type Member } from '../domain/member.ts';
import type { SessionPort, SessionState } from '../ports/session.port.ts';
import { buildCurrentUser, buildMember } from './builders.ts';

/** A session port whose state a test sets. */
export interface FakeSessionPort extends SessionPort {
  become(state: SessionState): void;
}

/** A session in the given state; `login` always succeeds, as the free member with that email address, and every password is right. */
export function createFakeSessionPort(initial: SessionState = { status: 'visitor' }): FakeSessionPort {
  const session$ = new BehaviorSubject<SessionState>(initial);
  return {
    session$,
    getSession: () => session$.value,
    become: (state) => session$.next(state),
    async login({ email }) {
      session$.next(buildMemberSession({ email }));
      return 'logged-in';
    },
    async sendSecondFactor() {
      session$.next(buildMemberSession());
      return 'logged-in';
    },
    adopt: ({ email, members_id: { id } }) => session$.next(buildMemberSession({ email, id })),
    checkPassword: () => Promise.resolve('right'),
    replaceMember(member) {
      const state = session$.value;
      if (state.status === 'member') session$.next({ ...state, member, premium: isPremiumMember(member) });
    },
    async logout() {
      session$.next({ status: 'visitor' });
    },
    takeRedirectPath: () => '/',
  };
}

/** The session of a logged-in member, free by default. */
export function buildMemberSession(overrides: Partial<Member> = {}): Extract<SessionState, { status: 'member' }> {
  const member = buildMember(overrides);
  const premium = isPremiumMember(member);
  return {
    status: 'member',
    user: buildCurrentUser({ email: member.email, members_id: { id: member.id } }),
    member,
    premium,
    hasBeenPremium: premium,
  };
}

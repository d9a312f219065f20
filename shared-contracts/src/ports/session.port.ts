import type { Observable } from 'rxjs';
import type { CurrentUser, Member } from '../domain/member.ts';

/** The session. A member's account may not be loaded yet (`member: null`). */
export type SessionState =
  | { readonly status: 'visitor' }
  | {
      readonly status: 'member';
      readonly user: CurrentUser;
      readonly member: Member | null;
      /** Premium by flag or role. */
      readonly premium: boolean;
      /** Any subscription counts, and a free trial of the same person; null until it is known. */
      readonly hasBeenPremium: boolean | null;
    };

/** The outcome of a login; `second-factor-needed` continues with `sendSecondFactor`. */
export type LoginOutcome = 'logged-in' | 'email-not-found' | 'wrong-password' | 'second-factor-needed' | 'failed';

/**
 * The outcome of the second step of a login. `expired`: it must start again with the password. `too-many`: it must
 * wait.
 */
export type SecondFactorOutcome = 'logged-in' | 'wrong-code' | 'expired' | 'too-many' | 'failed';

/** The outcome of checking a member's own password. */
export type PasswordCheck = 'right' | 'wrong' | 'failed';

/** The session of this browser; `session$` replays its current value and never completes. */
export interface SessionPort {
  readonly session$: Observable<SessionState>;
  getSession(): SessionState;
  login(credentials: { readonly email: string; readonly password: string }): Promise<LoginOutcome>;
  /** Completes a login that needs a second factor: with a code of the authenticator app, or a recovery code. */
  sendSecondFactor(code: string): Promise<SecondFactorOutcome>;
  /** Adopts a session that the service has just opened for this browser in another way, such as a sign-up. */
  adopt(user: CurrentUser): void;
  /** Checks the member's current password. A check opens no lasting session. */
  checkPassword(password: string): Promise<PasswordCheck>;
  /** Applies the member's account from the response to a change; that of another member is dropped. */
  replaceMember(member: Member): void;
  logout(): Promise<void>;
  /** The last path outside login and sign-up, else "/"; can be read once after a login. */
  takeRedirectPath(): string;
}

import type { Observable } from 'rxjs';
import type { CurrentUser, Member } from '../domain/member.ts';

/** Who is listening. A member's record may not have arrived yet (`member: null`). */
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

/** How a login ended; `second-factor-needed` goes on with `sendSecondFactor`. */
export type LoginOutcome = 'logged-in' | 'email-not-found' | 'wrong-password' | 'second-factor-needed' | 'failed';

/** How the second half of a login ended. `expired`: it has to begin again with the password. `too-many`: it has to wait. */
export type SecondFactorOutcome = 'logged-in' | 'wrong-code' | 'expired' | 'too-many' | 'failed';

/** How the check of a member's own password ended. */
export type PasswordCheck = 'right' | 'wrong' | 'failed';

/** The session of this browser; `session$` replays its current value and never ends. */
export interface SessionPort {
  readonly session$: Observable<SessionState>;
  getSession(): SessionState;
  login(credentials: { readonly email: string; readonly password: string }): Promise<LoginOutcome>;
  /** Ends a login that needs a second factor: with a code of the authenticator app, or a recovery code. */
  sendSecondFactor(code: string): Promise<SecondFactorOutcome>;
  /** Takes up a session that the service has just opened for this browser in another way, such as a sign-up. */
  adopt(user: CurrentUser): void;
  /** Whether that is the member's password now. A check opens no session that lasts. */
  checkPassword(password: string): Promise<PasswordCheck>;
  /** Takes the member's record as the service has just answered a change of it; a record of anyone else is dropped. */
  replaceMember(member: Member): void;
  /** Ends the session here even when the service cannot be reached. */
  logout(): Promise<void>;
  /** The last path outside login and sign-up, else "/"; can be read once after a login. */
  takeRedirectPath(): string;
}

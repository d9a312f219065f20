import {
  currentUserSchema,
  isSuperAdminMember,
  toNotification,
  readStored,
  type ClockPort,
  type CurrentUser,
  type EventBus,
  type MemberId,
  type SessionPort,
  type StoragePort,
  OAUTH_SESSION_COOKIE,
} from '@afterglow/shared-contracts';
import type { Observable } from 'rxjs';
import type { CookiePort } from '../storage/cookies.ts';
import { rememberPath, consumeRedirectPath } from './redirect-path.ts';
import { createSessionChecks } from './session-checks.ts';
import { createSessionHolder } from './session-holder.ts';
import type { SessionService } from './session-service.ts';

const USER_KEY = 'auth.currentUser';
/**
 * When this browser last read that the member has become Premium, or no longer is: the other tabs refetch the member.
 */
const CHANGED_KEY = 'auth.memberChanged';
/** A member's existence is checked at most once in this time, however often the page changes. */
const RECHECK_AFTER_MS = 30_000;

export interface SessionStoreOptions {
  readonly service: SessionService;
  readonly bus: EventBus;
  readonly local: StoragePort;
  readonly perTab: StoragePort;
  readonly cookies: CookiePort;
  readonly clock: ClockPort;
  /** Emits when another tab has changed the local storage. */
  readonly otherTabChanged$: Observable<unknown>;
  /** Called before a requested logout, while the session is still valid. */
  readonly onLoggingOut?: () => void;
}

/** The session as the shell sees it; remotes hold it as `SessionPort`. */
export interface SessionStore extends SessionPort {
  getToken(): string | null;
  memberId(): MemberId | null;
  /**
   * Restores the stored session: its token is used immediately and validated in the background. True when a social
   * login has just created a new one: then the listener returns to where they were before it (`takeRedirectPath`).
   */
  start(): boolean;
  /**
   * Checks with the service that the session is still valid; true when a member is logged in afterwards. Concurrent
   * calls share one request.
   */
  validate(): Promise<boolean>;
  /** For every navigation: checks in the background whether the member still exists, at most every 30 s. */
  recheck(): void;
  /** For every navigation: stores what `takeRedirectPath` returns, unless it is a path of login or sign-up. */
  rememberPath(path: string): void;
  dispose(): void;
}

export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { service, local, perTab } = options;
  const keeper = createSessionKeeper(options);
  const { holder, validate } = keeper;
  /** That of the last login whose password was right. */
  let challenge: string | null = null;
  const following = options.otherTabChanged$.subscribe(keeper.followOtherTab);
  function begin(user: CurrentUser): void {
    // A login that cancels an account deletion says so once, not on every page load.
    const { accountStays: _, ...stored } = user;
    local.set(USER_KEY, JSON.stringify(stored));
    keeper.adopt(user);
    options.bus.emit('auth:logged-in', { membersId: user.members_id.id });
  }
  return {
    session$: holder.session$.asObservable(),
    getSession: () => holder.session$.value,
    getToken: () => holder.member()?.user.token ?? null,
    memberId: () => holder.member()?.user.members_id.id ?? null,
    start() {
      const brought = consumeOauthSession(options.cookies);
      if (brought) begin(brought);
      else keeper.takeUpStored();
      return brought !== null;
    },
    validate,
    async login({ email, password }) {
      challenge = null;
      const outcome = await service.login(email, password);
      if (typeof outcome === 'string') return outcome;
      if ('challenge' in outcome) {
        challenge = outcome.challenge;
        return 'second-factor-needed';
      }
      begin(outcome);
      return 'logged-in';
    },
    async sendSecondFactor(code) {
      if (challenge === null) return 'expired';
      const outcome = await service.sendSecondFactor(challenge, code);
      if (outcome === 'expired') challenge = null;
      if (typeof outcome === 'string') return outcome;
      challenge = null;
      begin(outcome);
      return 'logged-in';
    },
    adopt: begin,
    async checkPassword(password) {
      const state = holder.member();
      if (!state) return 'failed';
      const report = () =>
        options.bus.emit('notification:show', { ...toNotification('ACCOUNT_STAYS'), isPersistentNotification: true });
      return service.checkPassword(state.member?.email ?? state.user.email, password, report);
    },
    replaceMember(member) {
      const state = holder.member();
      if (state?.user.members_id.id !== member.id) return;
      keeper.report(state.user, { ...member, superAdmin: isSuperAdminMember(member) });
      if (holder.member()?.premium !== state.premium) keeper.notifyOtherTabs();
    },
    async logout() {
      const user = holder.member()?.user;
      if (!user) return;
      options.onLoggingOut?.();
      keeper.end(user, 'requested');
    },
    recheck: keeper.recheck,
    rememberPath: (path) => rememberPath({ perTab, local }, path),
    takeRedirectPath: () => consumeRedirectPath({ perTab, local }),
    dispose: () => following.unsubscribe(),
  };
}

type LogoutReason = 'requested' | 'session-ended';

/** Starts, checks and ends sessions. */
function createSessionKeeper({ service, bus, local, perTab, clock }: SessionStoreOptions) {
  const holder = createSessionHolder();
  const facts = createSessionChecks({ service, holder, bus, onEnded: (user) => end(user, 'session-ended') });
  let validating: Promise<boolean> | null = null;
  let isValidated = false;
  let lastMemberCallMs = 0;
  let lastChange = local.get(CHANGED_KEY);

  function adopt(user: CurrentUser): void {
    isValidated = false;
    holder.begin(user);
    void validate();
    loadMember(user);
    void facts.loadSubscriptions(user);
  }

  function end(user: CurrentUser, reason: LogoutReason): void {
    if (!holder.holds(user)) return;
    void service.revoke(user);
    local.clear();
    perTab.clear();
    becomeVisitor(reason);
  }

  function becomeVisitor(reason: LogoutReason): void {
    holder.leave();
    bus.emit('auth:logged-out', { reason });
  }

  function validate(): Promise<boolean> {
    validating ??= askService().finally(() => {
      validating = null;
    });
    return validating;
  }

  async function askService(): Promise<boolean> {
    const user = holder.member()?.user;
    if (user) isValidated = await facts.validate(user);
    else takeUpStored();
    return holder.member() !== null;
  }

  function takeUpStored(): void {
    const user = readStored(local, USER_KEY, currentUserSchema);
    if (user && !holder.holds(user)) adopt(user);
  }

  function followOtherTab(): void {
    takeUpStored();
    followChange();
    if (!holder.member() || local.get(USER_KEY) !== null) return;
    perTab.clear();
    becomeVisitor('session-ended');
  }

  function followChange(): void {
    const change = local.get(CHANGED_KEY);
    const user = holder.member()?.user;
    if (change === lastChange || !user) return;
    lastChange = change;
    if (change !== null) loadMember(user);
  }

  function notifyOtherTabs(): void {
    lastChange = String(clock.now());
    local.set(CHANGED_KEY, lastChange);
  }

  function loadMember(user: CurrentUser): void {
    lastMemberCallMs = clock.now();
    void facts.loadMember(user);
  }

  function recheck(): void {
    const user = holder.member()?.user;
    if (!user) return;
    if (!isValidated) void validate();
    if (clock.now() - lastMemberCallMs >= RECHECK_AFTER_MS) loadMember(user);
  }

  return { holder, report: facts.report, adopt, end, validate, takeUpStored, followOtherTab, notifyOtherTabs, recheck };
}

/**
 * The user from a social login that has just finished. It is read once: the cookie is deleted, even when it is
 * unusable.
 */
function consumeOauthSession(cookies: CookiePort): CurrentUser | null {
  const user = readStored(cookies, OAUTH_SESSION_COOKIE, currentUserSchema);
  cookies.remove(OAUTH_SESSION_COOKIE);
  return user;
}

import { LOGIN_PATH, plainPathname, type NavigationPort, type SessionPort } from '@afterglow/shared-contracts';
import type { SessionStore } from '@afterglow/shared-data';
import { combineLatest, distinctUntilChanged, map, merge, switchMap } from 'rxjs';
import type { Applications } from '../applications/applications.ts';
import type { Owner, RemotePage } from '../applications/route-table.ts';
import { LOGOUT_PATH, NOT_FOUND_PATH } from '../config/paths.ts';
import { pathnameOf } from '../ports/internal-path.ts';

interface GuardOptions {
  readonly navigation: NavigationPort;
  readonly applications: Pick<Applications, 'ownerOf' | 'slots$' | 'slotOf'>;
  readonly session: SessionPort & Pick<SessionStore, 'rememberPath' | 'recheck' | 'validate'>;
}

/**
 * Handles URLs that need no page: spelling, pages that do not exist or have moved, logging out. Also when the live set
 * changes.
 */
export function guardRoutes({ navigation, applications, session }: GuardOptions): void {
  function logOut() {
    void session.logout();
    navigation.navigate('/', { replace: true });
  }

  function onPath(path: string) {
    const pathname = pathnameOf(path);
    const plain = plainPathname(pathname);
    if (plain !== pathname) return navigation.navigate(plain + path.slice(pathname.length), { replace: true });
    if (plain === LOGOUT_PATH) return logOut();
    const owner = applications.ownerOf(plain);
    if (owner.kind === 'nobody') return navigation.navigate(NOT_FOUND_PATH, { replace: true });
    if (isMoved(owner)) return;
    session.rememberPath(path);
    session.recheck();
  }

  combineLatest([navigation.path$, applications.slots$]).subscribe(([path]) => onPath(path));
  redirectMovedPages({ navigation, applications });
  guardMembersPages({ navigation, applications, session });
}

/** Redirects from the legacy URL of a page to the current one, once no version without that page is shown. */
function redirectMovedPages({ navigation, applications }: Omit<GuardOptions, 'session'>): void {
  const { slots$, slotOf, ownerOf } = applications;
  const changes$ = slots$.pipe(switchMap((slots) => merge(...[...slots.values()].map(({ state$ }) => state$))));
  merge(navigation.path$, changes$).subscribe(() => {
    const path = navigation.getPath();
    const pathname = pathnameOf(path);
    const owner = ownerOf(pathname);
    if (!isMoved(owner)) return;
    const state = slotOf(owner.remote)?.getState();
    if (state && 'version' in state && state.version !== owner.version) return;
    navigation.navigate(owner.movedTo + path.slice(pathname.length), { replace: true });
  });
}

/**
 * A members-only page redirects a visitor to the login, which leads back afterwards. The same happens when a session
 * turns out to be over.
 */
function guardMembersPages({ navigation, applications, session }: GuardOptions): void {
  const isForMembers = (path: string) => needsMember(applications.ownerOf(pathnameOf(path)));
  const status$ = session.session$.pipe(
    map(({ status }) => status),
    distinctUntilChanged(),
  );

  async function admit(path: string) {
    session.rememberPath(path); // the end of a session has removed it
    // The stored token may be newer than this page's: another tab has logged in.
    if (await session.validate()) return;
    if (navigation.getPath() !== path) return;
    navigation.navigate(LOGIN_PATH, { replace: true });
  }

  combineLatest([navigation.path$, applications.slots$, status$]).subscribe(([, , status]) => {
    const path = navigation.getPath();
    if (status === 'visitor' && isForMembers(path)) void admit(path);
  });
}

function needsMember(owner: Owner): boolean {
  return owner.kind === 'remote' && owner.page.access === 'member';
}

function isMoved(owner: Owner): owner is RemotePage & { readonly movedTo: string } {
  return owner.kind === 'remote' && owner.movedTo !== undefined;
}

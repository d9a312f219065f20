import type { NavigationPort, SessionPort } from '@afterglow/shared-contracts';
import type { SessionStore } from '@afterglow/shared-data';
import { combineLatest } from 'rxjs';
import type { Applications } from '../applications/applications.ts';
import { LOGOUT_PATH, NOT_FOUND_PATH } from '../config/paths.ts';
import { plainPathname } from '../ports/internal-path.ts';

interface GuardDependencies {
  readonly navigation: NavigationPort;
  readonly applications: Pick<Applications, 'ownerOf' | 'slots$'>;
  readonly session: SessionPort & Pick<SessionStore, 'rememberPath' | 'recheck'>;
}

/** What happens at an address itself, whoever owns it: spelling, pages that nobody has, logging out. Also when the live set changes. */
export function guardRoutes({ navigation, applications, session }: GuardDependencies): void {
  function logOut() {
    void session.logout();
    navigation.navigate('/', { replace: true });
  }

  function onPath(path: string) {
    const [pathname = '/', query] = path.split('?');
    const plain = plainPathname(pathname);
    if (plain !== pathname) return navigation.navigate(query ? `${plain}?${query}` : plain, { replace: true });
    if (plain === LOGOUT_PATH) return logOut();
    if (applications.ownerOf(plain).kind === 'nobody') return navigation.navigate(NOT_FOUND_PATH, { replace: true });
    session.rememberPath(path);
    session.recheck();
  }

  combineLatest([navigation.path$, applications.slots$]).subscribe(([path]) => onPath(path));
}

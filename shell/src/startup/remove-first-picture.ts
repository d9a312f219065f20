import { FIRST_PICTURE_ELEMENT_ID, type HostPorts } from '@afterglow/shared-contracts';
import { systemClock } from '@afterglow/shared-data';
import type { Applications } from '../applications/applications.ts';
import type { Progress } from '../progress/progress.ts';
import { whenPageIdle } from './when-page-idle.ts';

interface FirstPictureOptions {
  readonly applications: Pick<Applications, 'isReady'>;
  readonly progress: Pick<Progress, 'state$' | 'getState'>;
}

/**
 * The page's stylesheet hides the image that came with it once the area has rendered its own. It is removed
 * permanently when the page has settled or another page is opened, and immediately for members, whose home starts with
 * something else.
 */
export function removeFirstPicture({ session }: Pick<HostPorts, 'session'>, page: FirstPictureOptions): void {
  const withdraw = () => document.getElementById(FIRST_PICTURE_ELEMENT_ID)?.remove();
  if (session.getSession().status === 'member') withdraw();
  window.addEventListener('popstate', withdraw, { once: true });
  whenPageIdle({ ...page, clock: systemClock }, withdraw);
}

import { Notice } from '@afterglow/shared-ui';

/** Without a connection nobody is led away from the page. */
export function OfflineNotice() {
  return <Notice tone="danger">You are offline. Please try again once you are connected: nothing was charged.</Notice>;
}

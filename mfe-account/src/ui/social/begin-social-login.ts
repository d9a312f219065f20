import { API_PREFIX, type HostPorts, type SocialProvider } from '@afterglow/shared-contracts';
import { inAppBrowser } from './in-app-browser.ts';

/** Redirects the browser to the provider; in an in-app browser, where that cannot work, a dialog shows what does. */
export function beginSocialLogin(network: SocialProvider, { bus }: Pick<HostPorts, 'bus'>): void {
  const app = inAppBrowser(navigator.userAgent);
  if (app === null) {
    window.open(`${API_PREFIX}/auth/oauth/${network}`, '_self');
    return;
  }
  bus.emit('modal:show', { type: 'in-app-browser', contentKey: 'IN_APP_BROWSER_NOTICE', data: { app } });
}

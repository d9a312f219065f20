import { toNotification } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { PATHS } from '../../../config/paths.ts';

/** Redirects to the page where the member changes the card. It stays busy until the browser has left. */
export function useBillingPortal() {
  const { bus, data } = usePorts();
  const [isLeaving, setLeaving] = useState(false);

  async function open() {
    setLeaving(true);
    try {
      const { portalUrl } = (
        await data.call('getPortalUrl', { query: { returnurl: portalReturnUrl(window.location.origin) } })
      ).data;
      window.open(portalUrl, '_self');
    } catch {
      bus.emit('notification:show', toNotification('SOMETHING_WENT_WRONG', { area: 'account' }));
      setLeaving(false);
    }
  }

  return { isLeaving, open };
}

/** Where the billing portal returns to: the overview, which links to it. */
export function portalReturnUrl(origin: string): string {
  return origin + PATHS.account;
}

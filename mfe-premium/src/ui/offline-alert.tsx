import { InlineAlert } from '@afterglow/shared-ui';

/** Without a connection no one is led away from the page. */
export function OfflineAlert() {
  return (
    <InlineAlert tone="danger">You're offline. You weren't charged. Try again once you're back online.</InlineAlert>
  );
}

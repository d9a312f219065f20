import { InlineAlert } from '@afterglow/shared-ui';

/** Without a connection nobody is led away from the page. */
export function OfflineAlert() {
  return (
    <InlineAlert tone="danger">
      You are offline. Please try again once you are connected: nothing was charged.
    </InlineAlert>
  );
}

import { InlineAlert } from '@afterglow/shared-ui';

/** Shown instead of leaving the page without a connection. */
export function OfflineAlert() {
  return (
    <InlineAlert tone="danger">You're offline. You weren't charged. Try again once you're back online.</InlineAlert>
  );
}

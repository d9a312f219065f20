import { useState } from 'react';
import { Button, classNames, InlineAlert, usePorts, VisuallyHidden, useExternalSource } from '@afterglow/shared-ui';
import { useShell } from '../shell-context.tsx';
import styles from './notification-banner.module.css';

/** Slides in at the top of every page; the region always exists, so a screen reader announces new content. */
export function NotificationBanner() {
  const { notifications, reload } = useShell();
  const { player } = usePorts();
  const state = useExternalSource(notifications.state$, notifications.getState);

  function retry() {
    notifications.close();
    void player.backToLive();
  }

  return (
    <div className={classNames(styles.region, state.isNotificationOpen && styles.open)} aria-live="polite">
      {state.message && (
        <div className={styles.banner} inert={!state.isNotificationOpen}>
          <InlineAlert
            tone={state.type}
            onClose={state.forceUpdate ? undefined : notifications.close}
            action={
              <>
                {state.link && (
                  <Button size="s" href={state.link.href}>
                    {state.link.text}
                  </Button>
                )}
                {state.hasRetry && (
                  <Button size="s" onClick={retry}>
                    Retry
                  </Button>
                )}
                {state.hasReload && (
                  <Button size="s" onClick={reload}>
                    Reload
                  </Button>
                )}
              </>
            }
          >
            {state.forceUpdate ? <TickingText text={state.message} /> : state.message}
          </InlineAlert>
        </div>
      )}
    </div>
  );
}

/** The number changes every second on the screen; sixty announcements would be noise to a screen reader. */
function TickingText({ text }: { readonly text: string }) {
  const [announced] = useState(text);
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{announced}</VisuallyHidden>
    </>
  );
}

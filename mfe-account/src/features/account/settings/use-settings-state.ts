import type { Settings } from '@afterglow/shared-contracts';
import { useSettings } from '@afterglow/shared-data/react';
import { useCallback, useEffect, useState } from 'react';

/** The member's settings; they are fetched at startup, so they are usually loaded before the page. */
export function useSettingsState() {
  const { settings, store } = useSettings();
  const [hasTried, setTried] = useState(false);

  const read = useCallback(() => store.ready().then(() => setTried(true)), [store]);
  useEffect(() => void read(), [read]);

  function refetch() {
    setTried(false);
    void read();
  }

  return { store, state: { refetch, ...stateOf(settings, hasTried) } };
}

function stateOf(settings: Settings | null, hasTried: boolean) {
  if (settings) return { status: 'ready', data: settings } as const;
  return { status: hasTried ? 'failed' : 'loading' } as const;
}

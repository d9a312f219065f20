import type { ChannelId } from '@afterglow/shared-contracts';
import { useSettings } from '@afterglow/shared-data/react';
import { useCallback, useEffect, useState } from 'react';

type FavoriteChannelList = { readonly refetch: () => void } & (
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly data: readonly ChannelId[] }
);

/** A member's favorite channels, which are part of their settings. */
export function useFavoriteChannelList(): FavoriteChannelList {
  const { settings, store } = useSettings();
  const [status, setStatus] = useState<'loading' | 'failed'>('loading');
  const read = useCallback(async () => {
    await store.ready();
    if (!store.getSettings()) setStatus('failed');
  }, [store]);
  useEffect(() => void read(), [read]);
  function refetch() {
    setStatus('loading');
    void read();
  }
  return settings ? { status: 'ready', data: settings.favorites, refetch } : { status, refetch };
}

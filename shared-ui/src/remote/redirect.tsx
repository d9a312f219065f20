import { useEffect } from 'react';
import { usePorts } from './host-ports.tsx';

/** Replaces this page with another one. */
export function Redirect({ to }: { readonly to: string }) {
  const { navigation } = usePorts();
  useEffect(() => navigation.navigate(to, { replace: true }), [navigation, to]);
  return null;
}

import { usePorts } from '@afterglow/shared-ui';
import { useObservable } from '../lib/use-observable.ts';
import { pathnameOf } from '../ports/internal-path.ts';

/** Pathname with query; follows every navigation. */
export function usePath(): string {
  const { navigation } = usePorts();
  return useObservable(navigation.path$, navigation.getPath);
}

export function usePathname(): string {
  return pathnameOf(usePath());
}

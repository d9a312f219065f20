import { usePorts, useExternalSource } from '@afterglow/shared-ui';
import { pathnameOf } from '../ports/internal-path.ts';

export function usePath(): string {
  const { navigation } = usePorts();
  return useExternalSource(navigation.path$, navigation.getPath);
}

export function usePathname(): string {
  return pathnameOf(usePath());
}

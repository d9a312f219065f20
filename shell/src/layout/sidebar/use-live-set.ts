import type { LiveSet } from '@afterglow/shared-contracts';
import { useMemo } from 'react';
import { map } from 'rxjs';
import { useExternalSource } from '@afterglow/shared-ui';
import { useShell } from '../../shell-context.tsx';

export function useLiveSet(): LiveSet {
  const { applications } = useShell();
  const liveSet$ = useMemo(() => applications.slots$.pipe(map(applications.getLiveSet)), [applications]);
  return useExternalSource(liveSet$, applications.getLiveSet);
}

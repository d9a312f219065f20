import { useObservable } from '../lib/use-observable.ts';
import { useShell } from '../shell-context.tsx';
import type { Views, ViewsState } from './views.ts';

export function useViews(): ViewsState & Pick<Views, 'togglePanel' | 'change'> {
  const { views } = useShell();
  return { ...useObservable(views.state$, views.getState), togglePanel: views.togglePanel, change: views.change };
}

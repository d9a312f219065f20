import { useExternalSource } from '@afterglow/shared-ui';
import { useShell } from '../shell-context.tsx';
import type { Views, ViewsState } from './views.ts';

export function useViews(): ViewsState & Pick<Views, 'togglePanel' | 'change' | 'setLetterKeys'> {
  const { views } = useShell();
  const { togglePanel, change, setLetterKeys } = views;
  return { ...useExternalSource(views.state$, views.getState), togglePanel, change, setLetterKeys };
}

import { AreaView } from '../area/area-view.tsx';
import { Timeline } from '../history/timeline.tsx';
import { Running } from '../running/running.tsx';
import { TokensView } from '../tokens/tokens-view.tsx';
import { usePlace } from './use-place.ts';

/** What the address names. */
export function View() {
  const place = usePlace();
  switch (place.view) {
    case 'running':
      return <Running />;
    case 'area':
      return <AreaView key={place.area} place={place} />;
    case 'timeline':
      return <Timeline environment={place.environment} />;
    case 'tokens':
      return <TokensView />;
  }
}

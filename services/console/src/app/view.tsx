import { EmptyState } from '@afterglow/shared-ui';
import { AreaView } from '../area/area-view.tsx';
import { Timeline } from '../history/timeline.tsx';
import { Running } from '../running/running.tsx';
import { TokensView } from '../tokens/tokens-view.tsx';
import { Heading } from '../ui/heading.tsx';
import { useSession } from './session-context.ts';
import { useRoute } from './use-route.ts';

export function View() {
  const place = useRoute();
  const { role } = useSession();
  switch (place.view) {
    case 'running':
      return <Running />;
    case 'area':
      return <AreaView key={place.area} place={place} />;
    case 'timeline':
      return <Timeline environment={place.environment} />;
    case 'tokens':
      return role === 'manager' ? <TokensView /> : <TokensAreClosed />;
  }
}

function TokensAreClosed() {
  return (
    <>
      <Heading>Tokens</Heading>
      <EmptyState
        icon="lock"
        title="Only release managers can see tokens"
        text="Ask a release manager for your own token."
      />
    </>
  );
}

import { Button, PageHeader, usePageTitle } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { usePath } from '../layout/use-path.ts';

/** `/404?resource=Mix` names what was not found. */
export function NotFoundPage() {
  usePageTitle('404 - Error Page');
  const resource = new URLSearchParams(usePath().split('?')[1]).get('resource');
  const title = ['404', resource, 'Not Found'].filter(Boolean).join(' ');
  return (
    <PageHeader title={title} text="What you are looking for is not here, or not any more.">
      <Button href={PATHS.home} variant="primary" icon="home">
        Go to Home
      </Button>
    </PageHeader>
  );
}

import { notFoundPath, showIdSchema } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { useParams } from 'react-router-dom';
import { ShowScreen } from '../features/show/components/show-screen.tsx';
import { idInPath } from '../lib/id-in-path.ts';
import { profileTabAt } from '../lib/profile-tab-at.ts';

export function ShowPage() {
  const [showId, ...rest] = (useParams()['*'] ?? '').split('/');
  const id = idInPath(showIdSchema, showId);
  const tab = profileTabAt(rest.join('/'));
  if (id === undefined || tab === undefined) return <Redirect to={notFoundPath('Show')} />;
  return <ShowScreen key={id} id={id} tab={tab} />;
}

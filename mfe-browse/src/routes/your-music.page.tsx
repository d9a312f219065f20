import { Redirect } from '@afterglow/shared-ui';
import { useParams } from 'react-router-dom';
import { YOUR_MUSIC_LISTS } from '../config/paths.ts';
import { YourMusic } from '../features/your-music/components/your-music.tsx';

export function YourMusicPage() {
  const { list } = useParams();
  const known = YOUR_MUSIC_LISTS.find((one) => one === list);
  return known ? <YourMusic key={known} list={known} /> : <Redirect to="/404" />;
}

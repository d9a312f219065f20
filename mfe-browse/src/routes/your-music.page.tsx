import { Redirect } from '@afterglow/shared-ui';
import { useParams } from 'react-router-dom';
import { YOUR_MUSIC_LISTS, yourMusicPath } from '../config/paths.ts';
import { YourMusic } from '../features/your-music/components/your-music.tsx';

export function YourMusicPage() {
  const list = useParams()['*'];
  const known = YOUR_MUSIC_LISTS.find((one) => one === list);
  if (known) return <YourMusic key={known} list={known} />;
  return <Redirect to={list ? '/404' : yourMusicPath('mixes')} />;
}

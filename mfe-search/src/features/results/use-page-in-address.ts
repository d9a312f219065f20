import { usePorts } from '@afterglow/shared-ui';
import { useLocation } from 'react-router-dom';

const PARAMETER = 'page';

/** The page of a list, from 0, and a function to turn it, so that Back from a result restores it. */
export function usePageInAddress(): readonly [page: number, turnTo: (page: number) => void] {
  const { navigation } = usePorts();
  const given = Number(new URLSearchParams(useLocation().search).get(PARAMETER));
  const page = Number.isSafeInteger(given) && given > 0 ? given - 1 : 0;

  function turnTo(next: number) {
    // The page may still show an earlier keyword than the URL has by then.
    const [path = '', search] = navigation.getPath().split('?', 2);
    const query = new URLSearchParams(search);
    if (next === 0) query.delete(PARAMETER);
    else query.set(PARAMETER, String(next + 1));
    const text = query.toString();
    navigation.navigate(text === '' ? path : `${path}?${text}`, { replace: true });
  }
  return [page, turnTo];
}

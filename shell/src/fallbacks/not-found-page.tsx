import { Button, LogoMark, usePageTitle } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { usePath } from '../layout/use-path.ts';
import styles from './not-found-page.module.css';

/** `/404?resource=Mix` names the missing item. */
export function NotFoundPage() {
  usePageTitle('404 - Error Page');
  const resource = new URLSearchParams(usePath().split('?')[1]).get('resource');
  const title = ['404', resource, 'Not Found'].filter(Boolean).join(' ');
  return (
    <div className={styles.page}>
      <LogoMark className={styles.icon} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>We can't find that page. The music's still here.</p>
      <div className={styles.methods}>
        <Button href={PATHS.home} variant="primary" icon="home">
          Go home
        </Button>
        <Button href={PATHS.search} icon="search">
          Search
        </Button>
        <Button href={PATHS.radio} icon="radio">
          Listen live
        </Button>
      </div>
    </div>
  );
}

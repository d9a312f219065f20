import { TextLink } from '@afterglow/shared-ui';
import { LEGAL } from '../../../config/legal.ts';
import { POLICY_SECTIONS } from './policy-sections.ts';
import { anchorOf, useAnchors } from './use-anchors.ts';
import styles from './privacy.module.css';

export function Contents() {
  const follow = useAnchors(LEGAL.privacyPolicy);
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.label}>
        Contents
      </h2>
      <ol className={styles.entries}>
        {POLICY_SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <TextLink
              tone="quiet"
              className={styles.entry}
              href={anchorOf(id)}
              onClick={(event) => {
                follow(event, id);
              }}
            >
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { imageAtWidth } from '@afterglow/shared-contracts';
import { Icon } from '@afterglow/shared-ui';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Null for a member without an image. */
  readonly url: string | null | undefined;
  readonly widthPx: 56 | 96;
}

const SERVED_WIDTHS_PX = { 56: [64, 150], 96: [150, 300] } as const;

/** A member's image; decorative, because the name is next to it. */
export function Avatar({ url, widthPx }: AvatarProps) {
  if (!url) {
    return (
      <span className={styles.none} data-width={widthPx}>
        <Icon name="user" size="l" />
      </span>
    );
  }
  const [once, twice] = SERVED_WIDTHS_PX[widthPx];
  return (
    <img
      className={styles.avatar}
      src={imageAtWidth(url, once)}
      srcSet={`${imageAtWidth(url, twice)} 2x`}
      width={widthPx}
      height={widthPx}
      alt=""
    />
  );
}

import { imageAtWidth, imageSrcSet, type Image } from '@afterglow/shared-contracts';
import { LogoMark } from '../brand/logo-mark.tsx';
import { classNames } from '../lib/class-names.ts';
import styles from './cover.module.css';

const FALLBACK_WIDTH_PX = 300; // for clients without srcset: link previews, old browsers

/** The `sizes` of a card's cover: a little over two side by side on a phone. */
export const CARD_COVER_SIZES = '(width < 768px) 44vw, 240px';

/** The image of a cover, and its size. */
export interface CoverProps {
  /** Null for none: the brand's dusk gradient is painted instead. */
  readonly image: Image | null | undefined;
  /** Empty (default) if the text next to it says the same. */
  readonly alt?: string;
  /** The largest width it is shown at, in CSS pixels; also its width and height attributes. */
  readonly widthPx: number;
  /** Width over height of the box. */
  readonly ratio?: number;
  /**
   * The `sizes` attribute; default is `widthPx`. Not `auto`: Chromium (156) never releases such an image once
   * rendered.
   */
  readonly sizes?: string | undefined;
  readonly shape?: 'square' | 'circle';
  /** For the first row and heroes: fetched immediately instead of when near. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** An image that fills its box's width: first the dominant color, then the file in the size that fits. */
export function Cover({ image, shape = 'square', className, ...props }: CoverProps) {
  const box = classNames(styles.cover, styles[shape], className);
  return image ? <Picture {...props} image={image} className={box} /> : <Dusk {...props} className={box} />;
}

type PictureProps = Omit<CoverProps, 'image' | 'shape'> & { readonly image: Image; readonly className: string };

function Picture({ image, alt = '', widthPx, ratio = 1, eager = false, sizes, className }: PictureProps) {
  return (
    <img
      className={className}
      style={{ aspectRatio: String(ratio), backgroundColor: image.color }}
      src={imageAtWidth(image.url, FALLBACK_WIDTH_PX)}
      srcSet={imageSrcSet(image.url)}
      sizes={sizes ?? `${widthPx}px`}
      width={widthPx}
      height={Math.round(widthPx / ratio)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
    />
  );
}

type DuskProps = Pick<CoverProps, 'alt' | 'ratio'> & { readonly className: string };

function Dusk({ alt, ratio = 1, className }: DuskProps) {
  return (
    <span
      className={classNames(className, styles.empty)}
      style={{ aspectRatio: String(ratio) }}
      role={alt ? 'img' : undefined}
      aria-label={alt}
    >
      <LogoMark className={styles.icon} />
    </span>
  );
}

import type { Image } from '@afterglow/shared-contracts';
import type { ReactNode } from 'react';
import { CARD_COVER_SIZES, Cover } from '../media/cover.tsx';
import { Card } from './card.tsx';

interface ArtistCardProps {
  readonly href: string;
  readonly name: string;
  readonly image: Image | null | undefined;
  /** One line under the name, for example "Artist" or "1,204 followers". */
  readonly meta?: ReactNode;
  readonly eager?: boolean;
}

/** A person: a circle and a name. */
export function ArtistCard({ href, name, image, meta, eager = false }: ArtistCardProps) {
  const cover = <Cover image={image} widthPx={240} sizes={CARD_COVER_SIZES} shape="circle" eager={eager} />;
  return <Card href={href} title={name} subtitle={meta} meta={null} shape="circle" cover={cover} />;
}

import type { Image } from '@afterglow/shared-contracts';
import { GenresLine } from '../catalog/genres-line.tsx';
import { CARD_COVER_SIZES, Cover } from '../media/cover.tsx';
import { Card } from './card.tsx';

interface ArtistCardProps {
  readonly href: string;
  readonly name: string;
  readonly image: Image | null | undefined;
  /** The kind of person, for example "DJ": the line under the name starts with it. */
  readonly meta?: string;
  /** The genres of their mixes, which follow it. */
  readonly genres?: readonly string[] | undefined;
  readonly eager?: boolean;
}

/** A person: a circle, a name, and their genres. */
export function ArtistCard({ href, name, image, meta, genres = [], eager = false }: ArtistCardProps) {
  const cover = <Cover image={image} widthPx={240} sizes={CARD_COVER_SIZES} shape="circle" eager={eager} />;
  const line = <GenresLine lead={meta} genres={genres} />;
  return <Card href={href} title={name} subtitle={line} meta={null} shape="circle" cover={cover} />;
}

import { KINDS } from '@afterglow/shared-area/search-field';
import { Cover, IconButton, Row, RowList } from '@afterglow/shared-ui';
import { useRef } from 'react';
import type { RecentItem } from '../resources/recent-items.resource.ts';

const COVER_PX = 40;

interface RecentRowsProps {
  readonly label: string;
  readonly items: readonly RecentItem[];
  readonly onRemove: (item: RecentItem) => void;
  readonly onLast: () => void;
}

export function RecentRows({ label, items, onRemove, onLast }: RecentRowsProps) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);

  /** The focus stays among the rows: on the button of the next one, or of the previous one. */
  function removeAt(place: number, item: RecentItem) {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[place + 1] ?? buttons[place - 1];
    if (next) next.focus();
    else onLast();
    onRemove(item);
  }

  return (
    // Every item is a page of another area, which is likely to be opened next.
    <div data-load-ahead="in-view">
      <RowList label={label} ref={list}>
        {items.map((item, place) => (
          <Row
            key={item.id}
            title={item.title}
            href={item.href}
            subtitle={KINDS[item.type]}
            cover={<Cover image={item.image} widthPx={COVER_PX} shape={item.type === 'artist' ? 'circle' : 'square'} />}
            actions={
              <IconButton
                icon="close"
                label={`Remove ${item.title} from recent searches`}
                onClick={() => removeAt(place, item)}
              />
            }
          />
        ))}
      </RowList>
    </div>
  );
}

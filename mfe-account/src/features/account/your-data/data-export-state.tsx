import { PanelActions, SecondaryText } from '@afterglow/shared-area';
import { formatDate, type DataExport, type MemberId } from '@afterglow/shared-contracts';
import { Button, InlineAlert, Spinner, useNow } from '@afterglow/shared-ui';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { recentTime } from '../../../lib/recent-time.ts';
import { useDataExport } from './use-data-export.ts';
import styles from './your-data.module.css';

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

const STEP = 1000;

/** How soon an export that expires while the page is open is noticed. */
const NOW_EVERY_MS = MINUTE_MS;

interface DataExportStateProps {
  readonly copy: DataExport;
  readonly memberId: MemberId;
  readonly onAsked: () => void;
}

type ShownState = DataExport['state'] | 'expired';

export function DataExportState({ copy, memberId, onAsked }: DataExportStateProps) {
  const { busy, dialog, ask, download } = useDataExport(memberId, onAsked);
  const nowMs = useNow(NOW_EVERY_MS);
  const shown = shownState(copy, nowMs);
  return (
    <>
      <StateText copy={copy} shown={shown} />
      {shown === 'ready' && copy.requestTime !== null && (
        <SecondaryText>Created {recentTime(copy.requestTime, nowMs)}. It doesn't include anything newer.</SecondaryText>
      )}
      {shown !== 'waiting' && (
        <PanelActions>
          {shown === 'ready' && (
            <Button variant="primary" loading={busy === 'downloading'} onClick={() => void download()}>
              Download
            </Button>
          )}
          <Button
            variant={shown === 'ready' ? 'ghost' : 'primary'}
            loading={busy === 'asking'}
            onClick={() => void ask()}
          >
            {shown === 'none' ? 'Request a copy' : 'Request a new copy'}
          </Button>
        </PanelActions>
      )}
      {dialog}
    </>
  );
}

function shownState({ state, expiryTime }: DataExport, nowMs: number): ShownState {
  return state === 'ready' && expiryTime !== null && Date.parse(expiryTime) <= nowMs ? 'expired' : state;
}

function StateText({ copy, shown }: { readonly copy: DataExport; readonly shown: ShownState }) {
  switch (shown) {
    case 'none':
      return (
        <SecondaryText>
          This takes a few minutes. We'll email you when it's ready, and keep it for 7 days.
        </SecondaryText>
      );
    case 'waiting':
      return (
        <p className={styles.skeleton} role="status">
          <Spinner className={styles.spinner} />
          We're preparing your copy. You can leave this page. We'll email you when it's ready.
        </p>
      );
    case 'ready':
      return (
        <InlineAlert tone="success">
          Your copy is ready{copy.expiryTime !== null && ` until ${formatDate(copy.expiryTime)}`}
          {copy.sizeBytes !== null && ` (${fileSize(copy.sizeBytes)})`}.
        </InlineAlert>
      );
    case 'expired':
      return <InlineAlert>Your copy has expired. We keep copies for 7 days. Request a new one.</InlineAlert>;
    case 'failed':
      return <InlineAlert tone="danger">We couldn't create your copy. Please request it again.</InlineAlert>;
  }
}

/** Human-readable: "812 bytes", "14 kB", "2.3 MB". */
export function fileSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const size = bytes / STEP ** power;
  return `${power > 1 && size < 10 ? size.toFixed(1) : Math.round(size)} ${UNITS[power]}`;
}

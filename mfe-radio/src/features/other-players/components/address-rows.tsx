import { copyLink } from '@afterglow/shared-area';
import { Button, usePorts } from '@afterglow/shared-ui';
import { useId } from 'react';
import { AddressCode } from './address-code.tsx';
import styles from './other-players.module.css';

export interface Address {
  readonly label: string;
  readonly hint: string;
  readonly url: string;
  /** Named after the channel, for a playlist file; omitted for a stream. */
  readonly fileName?: string;
}

interface AddressRowsProps {
  readonly addresses: readonly Address[];
  /** The URL in the QR code. */
  readonly scanned: string;
}

export function AddressRows({ addresses, scanned }: AddressRowsProps) {
  return (
    <div className={styles.addresses}>
      <AddressCode address={scanned} />
      <ul className={styles.rows}>
        {addresses.map((address) => (
          <Row key={address.label} {...address} />
        ))}
      </ul>
    </div>
  );
}

function Row({ label, hint, url, fileName }: Address) {
  const { bus } = usePorts();
  const id = useId();
  return (
    <li className={styles.row}>
      <label htmlFor={id}>
        {label} <span className={styles.hint}>{hint}</span>
      </label>
      <span className={styles.field}>
        <input id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
        <Button size="s" variant="secondary" aria-label={`Copy: ${label}`} onClick={() => void copyLink(bus, url)}>
          Copy
        </Button>
        {fileName !== undefined && (
          <a className={styles.open} href={url} download={fileName} aria-label={`Open ${label} in a player`}>
            Open
          </a>
        )}
      </span>
    </li>
  );
}

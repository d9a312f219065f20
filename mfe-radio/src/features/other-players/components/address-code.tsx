import { useEffect, useState } from 'react';
import styles from './other-players.module.css';

/** A QR code for the camera of a phone, dark on light in every theme: not all cameras read the reverse. */
export function AddressCode({ address }: { readonly address: string }) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void import('qr').then(
      ({ encodeQR }) => {
        if (!isOver) setPicture(`data:image/svg+xml,${encodeURIComponent(encodeQR(address, 'svg', { border: 2 }))}`);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [address]);
  return (
    <div className={styles.code}>
      {picture !== null && <img src={picture} alt="QR code with your stream link, for your phone" />}
    </div>
  );
}

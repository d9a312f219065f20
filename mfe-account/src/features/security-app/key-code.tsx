import { useEffect, useState } from 'react';
import { pathOfModules } from './path-of-modules.ts';
import styles from './security-app.module.css';

interface Drawn {
  readonly path: string;
  readonly size: number;
}

/**
 * A QR code that an authenticator app reads. It is dark on light in every theme, because not all cameras read the
 * reverse.
 */
export function KeyCode({ address }: { readonly address: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isOver = false;
    void import('qr').then(
      ({ encodeQR }) => {
        const modules = encodeQR(address, 'raw', { border: 2 });
        if (!isOver) setDrawn({ path: pathOfModules(modules), size: modules.length });
      },
      () => undefined, // the key to type is next to it
    );
    return () => {
      isOver = true;
    };
  }, [address]);
  return (
    <div className={styles.code}>
      {drawn && (
        <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label="QR code for your authenticator app">
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  );
}

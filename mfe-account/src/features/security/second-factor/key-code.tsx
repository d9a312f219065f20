import { useEffect, useState } from 'react';
import styles from './security-app.module.css';

interface Run {
  readonly x: number;
  readonly width: number;
}

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

/** The dark squares of a code as one SVG path, one run at a time. */
export function pathOfModules(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => runsOf(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`)).join('');
}

function runsOf(row: readonly boolean[]): Run[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return { x, width: (end === -1 ? row.length : end) - x };
  });
}

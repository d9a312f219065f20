import { localDayAndTime, localTime } from '@afterglow/shared-ui';
import styles from './health-chart.module.css';
import { failureShare, type Hour, type VersionHealth } from './hourly.ts';

const WIDTH = 720;
const HEIGHT = 96;
/** Between two bars. */
const GAP_SHARE = 0.25;

interface HealthChartProps {
  readonly remote: string;
  readonly health: VersionHealth;
  /** The highest hourly visits of any shown version, so that charts can be compared. */
  readonly highest: number;
}

/** Loads and failures of a version by the hour, as bars; the table below has the same numbers. */
export function HealthChart({ remote, health, highest }: HealthChartProps) {
  const { version, hours, loads, failures } = health;
  const [first] = hours;
  const step = WIDTH / hours.length;
  return (
    <>
      <svg
        role="img"
        aria-label={`${remote} ${version}: ${loads} loads and ${failures} failures (${failureShare(health)}) in ${hours.length} hours`}
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <line className={styles.ground} x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} />
        {hours.map((hour, index) => (
          <Bar key={hour.hourIso} hour={hour} x={index * step} width={step * (1 - GAP_SHARE)} highest={highest} />
        ))}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{first && (hours.length > 24 ? localDayAndTime(first.hourIso) : localTime(first.hourIso))}</span>
        <span>now</span>
      </p>
    </>
  );
}

interface BarProps {
  readonly hour: Hour;
  readonly x: number;
  readonly width: number;
  readonly highest: number;
}

/** Failed visits are stacked on top of the others. */
function Bar({ hour: { hourIso, loads, failures, visits }, x, width, highest }: BarProps) {
  if (visits === 0) return null;
  const scale = HEIGHT / Math.max(highest, 1);
  const loadsHeight = (visits - failures) * scale;
  const failuresHeight = failures * scale;
  return (
    <g>
      <title>{`${localDayAndTime(hourIso)}: ${loads} loads, ${failures} failures`}</title>
      <rect className={styles.loads} x={x} y={HEIGHT - loadsHeight} width={width} height={loadsHeight} />
      <rect
        className={styles.failures}
        x={x}
        y={HEIGHT - loadsHeight - failuresHeight}
        width={width}
        height={failuresHeight}
      />
    </g>
  );
}

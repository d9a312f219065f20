import type { ChannelId, StationPlaylistItem } from '@afterglow/shared-contracts';
import { classNames } from '@afterglow/shared-ui';
import type { CSSProperties } from 'react';
import { placeInDay, timelineHours, timelineParts } from '../../model/day-timeline.ts';
import type { ScheduleDay } from '../../model/schedule-days.ts';
import { timesIn } from '@afterglow/shared-contracts/zone-time';
import styles from './day-timeline.module.css';

interface DayTimelineProps {
  readonly channel: ChannelId;
  readonly day: ScheduleDay;
  readonly zone: string;
  readonly items: readonly StationPlaylistItem[];
  readonly nowMs: number;
}

/** The day as a bar with the current time marked; the list below it shows the same as text. */
export function DayTimeline({ channel, day, zone, items, nowMs }: DayTimelineProps) {
  const now = placeInDay(nowMs, day);
  return (
    <div
      className={styles.day}
      data-channel={channel}
      role="img"
      aria-label={nameOf(day, now === null ? null : timesIn(zone)(nowMs))}
    >
      <div className={styles.parts}>
        {timelineParts(items, day).map(({ show, startMs, endMs, from, to }) => (
          <span
            key={startMs}
            className={classNames(
              styles.part,
              endMs <= nowMs && styles.over,
              startMs <= nowMs && nowMs < endMs && styles.on,
            )}
            style={between(from, to)}
            title={show}
          >
            {show}
          </span>
        ))}
        {now !== null && <span className={styles.now} style={between(now, now)} />}
      </div>
      <div className={styles.hours}>
        {timelineHours(day, zone).map(({ at, label }) => (
          <span key={at} className={styles.hour} style={between(at, at)}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

function nameOf({ label }: ScheduleDay, now: string | null): string {
  return now === null ? `Timeline for ${label}` : `Timeline for ${label}. It's ${now} now.`;
}

const PERCENT = 100;

function between(from: number, to: number): CSSProperties {
  return { insetInlineStart: `${from * PERCENT}%`, ...(to > from && { width: `${(to - from) * PERCENT}%` }) };
}

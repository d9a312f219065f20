import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The maximum event-loop delay for any input. */
export const LONGEST_TURN_MS = 50;

/** The longest turn of the event loop in a measurement. */
export interface EventLoopDelay {
  readonly name: string;
  readonly count: number;
  readonly longestTurnMs: number;
  /** The input that took it. */
  readonly slowest: string;
}

/** Adds a measurement to a file. Returns whether its longest turn is short enough. */
export function recordEventLoopDelay(file: string, measured: EventLoopDelay): boolean {
  const stored = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly measured: readonly EventLoopDelay[] }).measured
    : [];
  const ran = { ranAtIso: new Date().toISOString(), node: process.versions.node, cpu: cpus()[0]?.model ?? 'unknown' };
  const longestTurnMs = Math.round(measured.longestTurnMs * 100) / 100;
  const all = [...stored.filter(({ name }) => name !== measured.name), { ...measured, longestTurnMs, ...ran }];
  all.sort((one, other) => (one.name < other.name ? -1 : 1));
  writeFileSync(
    file,
    `${JSON.stringify({ name: 'event-loop', toReachMs: LONGEST_TURN_MS, measured: all }, null, 2)}\n`,
  );
  return longestTurnMs <= LONGEST_TURN_MS;
}

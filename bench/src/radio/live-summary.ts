import { markdownTable } from '../results/markdown-table.ts';
import { rounded } from '../results/statistics.ts';
import { LISTENERS, SOCKETS } from './live-settings.ts';
import type { ListenersResult } from './measure-listeners.ts';
import type { SocketsResult } from './measure-sockets.ts';

export interface LiveResult {
  readonly own: ListenersResult;
  readonly icecast: ListenersResult;
  readonly sockets: SocketsResult;
}

export function liveSummary({ own, icecast, sockets }: LiveResult): readonly string[] {
  const ratio = rounded(own.microsecondsPerListenerSecond / icecast.microsecondsPerListenerSecond, 2);
  return [
    `A listener costs **${ratio}** of the processor time that one costs Icecast.`,
    '',
    ...markdownTable(
      ['who serves', 'audience', 'core %', 'µs each second', 'MB', 'KiB each', 'longest block ms', 'waited %'],
      [
        row('this service', `${LISTENERS} listeners`, own),
        row('Icecast', `${LISTENERS} listeners`, icecast),
        socketRow(sockets),
      ],
    ),
    '',
    `A change reaches ${SOCKETS} sockets: p50 ${sockets.deliveryMs.p50} ms, **p99 ${sockets.deliveryMs.p99} ms**, the last ${sockets.deliveryMs.max} ms after the database was changed.`,
  ];
}

function row(name: string, audience: string, result: ListenersResult) {
  const { full, microsecondsPerListenerSecond, kilobytesPerListener, longestDelayMs } = result;
  const shares = [rounded(full.corePercent, 1), microsecondsPerListenerSecond, rounded(full.memoryMb)];
  return [name, audience, ...shares, kilobytesPerListener, longestDelayMs ?? '', rounded(full.waitedPercent)];
}

function socketRow({ idle, quiet, kilobytesPerSocket, longestDelayMs }: SocketsResult) {
  const each = rounded(((quiet.corePercent - idle.corePercent) * 10_000) / quiet.open, 1);
  const shares = [rounded(quiet.corePercent, 1), each, rounded(quiet.memoryMb)];
  return [
    'this service',
    `${SOCKETS} sockets`,
    ...shares,
    kilobytesPerSocket,
    longestDelayMs,
    rounded(quiet.waitedPercent),
  ];
}

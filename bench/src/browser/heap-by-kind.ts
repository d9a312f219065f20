import type { CDPSession } from 'playwright-core';
import { sumOf } from '../results/statistics.ts';

/** The split of the JavaScript heap into compiled code and everything else. */
export interface HeapByKind {
  /** Derived from functions in use: bytecode, machine code, feedback about types. */
  readonly codeBytes: number;
  /** Objects, arrays, strings, functions, hidden classes: everything but code. The DOM is not part of the heap. */
  readonly dataBytes: number;
}

/** The part of a heap snapshot with the sizes; `nodes` holds `node_fields` numbers for each node. */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      /** The names of the types are at the index where `node_fields` says `type`. */
      readonly node_types: readonly (string | readonly string[])[];
    };
  };
  readonly nodes: readonly number[];
}

/** Not on the JavaScript heap: the DOM and other C++ objects, and nodes that the snapshot itself invents. */
const OUTSIDE = new Set(['native', 'synthetic']);

/** Sums a snapshot's nodes by kind. Throws when its format is unknown. */
export function sizesByKind(snapshot: HeapSnapshot): HeapByKind {
  const bytes = bytesByKind(snapshot);
  const codeBytes = bytes.get('code') ?? 0;
  const inside = [...bytes].filter(([kind]) => !OUTSIDE.has(kind));
  return { codeBytes, dataBytes: sumOf(inside.map(([, size]) => size)) - codeBytes };
}

function bytesByKind({ snapshot, nodes }: HeapSnapshot): ReadonlyMap<string, number> {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const names = types[typeAt];
  if (typeAt < 0 || sizeAt < 0 || !Array.isArray(names)) throw new Error('The heap snapshot has an unknown form.');
  const bytes = new Map<string, number>();
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = String(names[nodes[node + typeAt] ?? -1]);
    bytes.set(kind, (bytes.get(kind) ?? 0) + (nodes[node + sizeAt] ?? 0));
  }
  return bytes;
}

/** Takes a snapshot, which collects garbage first, and sums it. */
export async function heapByKind(session: CDPSession): Promise<HeapByKind> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return sizesByKind(JSON.parse(chunks.join('')) as HeapSnapshot);
}

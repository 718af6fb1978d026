import type { CDPSession } from '@playwright/test';

/** What lives in the JavaScript heap of a tab (bytes). */
export interface Heap {
  readonly used: number;
  /**
   * Of it, bytecode and machine code: the engine compiles what is hot ever better, so that it grows with the time a
   * page is used and not with what the page holds on to.
   */
  readonly code: number;
}

/** The parts of V8's heap snapshot format that are read here. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  /** As many numbers per object as there are fields. */
  readonly nodes: readonly number[];
}

/** Bytes of compiled code in a snapshot. */
export function codeBytes({ snapshot, nodes }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] === code) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}

async function takeSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

/** Measures after everything that can go has gone. */
export async function heapOf(session: CDPSession): Promise<Heap> {
  await session.send('HeapProfiler.enable');
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const code = codeBytes(await takeSnapshot(session));
  await session.send('HeapProfiler.disable');
  return { used: usedSize, code };
}

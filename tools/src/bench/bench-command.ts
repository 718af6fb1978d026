import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../start/product.ts';
import { bringUp } from '../start/start-command.ts';
import { agendaBench } from './agenda-bench.ts';
import { eventsBench } from './events-bench.ts';
import { type BenchResult, report } from './result.ts';
import { rollbackBench } from './rollback-bench.ts';

async function withProduct(): Promise<BenchResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  const { product } = await bringUp(startProduct({ dataDir, host: '127.0.0.1', port: 0, demo: true }));
  try {
    return [...(await agendaBench(product)), ...(await rollbackBench(product))];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** `npm run bench`: every figure beside its reference from the same run. */
export async function run(): Promise<number> {
  report([...(await withProduct()), ...(await eventsBench())]);
  return 0;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../start/product.ts';
import { bringUp } from '../../start/start-command.ts';
import { type BenchResult, report } from '../result.ts';
import { timed } from '../timed.ts';
import { BENCHES, chooseBenches, createVersions } from './benches.ts';

/** A separate product for the benchmarks, started by the first one that needs it. */
function openProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  let started: Promise<Product> | null = null;
  const start = async () => {
    const options = { dataDir, host: '127.0.0.1', port: 0, demo: true };
    return (await bringUp(startProduct(options))).product;
  };
  return {
    product: () => {
      started ??= start();
      return started;
    },
    async close() {
      // The benchmark that needed it has reported why it did not start.
      const product = await started?.catch(() => null);
      await product?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** `npm run bench [-- NAME …]`: every figure next to its reference from the same run. */
export async function run(args: readonly string[]): Promise<number> {
  const chosen = chooseBenches(args);
  if (typeof chosen === 'string') {
    console.error(chosen);
    return 2;
  }
  const { product, close } = openProduct();
  const setup = { product, versionsOf: createVersions(product) };
  const results: BenchResult[] = [];
  try {
    for (const name of chosen) {
      const milliseconds = await timed(async () => {
        results.push(...((await BENCHES[name]?.(setup)) ?? []));
      });
      console.log(`${name}: ${(milliseconds / 1000).toFixed(0)} s`);
    }
  } finally {
    await close();
  }
  report(results);
  return 0;
}

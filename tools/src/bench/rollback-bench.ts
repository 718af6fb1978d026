import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from '../build/build-release.ts';
import { ROOT, readWorkspace } from '../build/workspace.ts';
import type { Product } from '../start/product.ts';
import { firn } from '../start/publish.ts';
import { type BenchResult, benchResult, median } from './result.ts';

const REMOTE = 'mfe-booking';
const PAGE = '/agenda';
const ROUNDS = 15;

/** A second version of a remote, built from a copy of its sources. */
async function publishSecondVersion(product: Product, version: string): Promise<void> {
  const copy = mkdtempSync(join(ROOT, '.cache/bench-'));
  try {
    for (const part of ['src', 'remote.json', 'package.json']) {
      cpSync(join(ROOT, REMOTE, part), join(copy, part), { recursive: true });
    }
    await buildRelease(readWorkspace(copy, version));
    const { code, message } = await firn(product, ['publish', join(copy, 'dist')]);
    if (code !== 0) throw new Error(message);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Operator's token of the demo, as the CLI finds it. */
function opsToken(product: Product): string {
  return readFileSync(join(product.dataDir, 'delivery/demo-token'), 'utf8').trim();
}

async function operate(product: Product, action: string, body: object): Promise<void> {
  const response = await fetch(`${product.url}/delivery/remotes/${REMOTE}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${opsToken(product)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
}

async function page(product: Product): Promise<string> {
  const response = await fetch(`${product.url}${PAGE}`, { headers: { accept: 'text/html' } });
  return response.text();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** From the answer to a rollback to the first HTML that names the old version, against a page view as usual. */
export async function rollbackBench(product: Product): Promise<BenchResult[]> {
  const old = readWorkspace(join(ROOT, REMOTE)).version;
  const next = `${old}-bench.${Date.now()}`;
  await publishSecondVersion(product, next);
  const serves = async (version: string) => (await page(product)).includes(`/remotes/${REMOTE}/${version}/`);
  const [afterRollback, usual]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await operate(product, 'promote', { version: next });
    usual.push(await timed(() => page(product)));
    await operate(product, 'rollback', { to: old, reason: 'benchmark' });
    afterRollback.push(
      await timed(async () => {
        while (!(await serves(old)));
      }),
    );
  }
  return [
    benchResult({
      name: 'rollback answered → first HTML with the old version',
      unit: 'ms',
      value: median(afterRollback),
      reference: median(usual),
      referenceName: 'a page view',
    }),
  ];
}

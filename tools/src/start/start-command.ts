import { join } from 'node:path';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ensureBuilt } from '../build/stale.ts';
import { ROOT } from '../root.ts';
import { deliverAll } from './deliver-all.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { endBySignal, endSignal } from './ending.ts';
import { type Product, productOptions, startProduct } from './product.ts';
import { deliver } from './publish.ts';
import type { RefusedDelivery } from './refused-delivery.ts';
import { whatHolds } from './what-holds.ts';

function announce(product: Product, versions: readonly string[]): void {
  const accounts = DEMO_ACCOUNTS.map(({ email, what }) => `  ${email.padEnd(26)} ${what}`).join('\n');
  console.log(`
Firn runs at ${product.url}

Releases   ${versions.join('  ')}
Accounts   (password of all: ${DEMO_PASSWORD})
${accounts}
Mails      ${product.url}/api/demo/outbox
Bank file  ${join(product.dataDir, 'demo', 'bankdatei.xml')}, to be read in at /admin/finance/bank

Data in ${product.dataDir}. Ctrl-C stops everything and keeps it.
`);
}

/**
 * Resolves with a sentence for people as soon as one of the services is gone, or if it is already; not when a signal
 * ends them all.
 */
function firstEnd({ services, dataDir }: Product): Promise<string> {
  return new Promise((resolve) => {
    for (const { name, ended } of services) {
      void ended.then(
        (how) => endSignal.aborted || resolve(`${name} ${how}; see ${dataDir}/logs/${name}.log`),
      );
    }
  });
}

function raise(refusal: RefusedDelivery): never {
  throw refusal;
}

/** Resolves with the exit code when a service has died. */
export async function waitForEnd(product: Product): Promise<number> {
  console.error(await firstEnd(product));
  await product.stop();
  return 1;
}

/**
 * Starts and delivers everything; used by start, dev, tests and benchmarks. Rejects, with everything stopped, when a
 * service dies meanwhile or a release is refused, unless `onRefusal` goes on with what is live.
 */
export async function bringUp(
  product: Promise<Product>,
  deliverTo: (product: Product, workspace: string) => Promise<string> = deliver,
  onRefusal: (refusal: RefusedDelivery) => void = raise,
): Promise<{ product: Product; versions: readonly string[] }> {
  const running = await product;
  const death = firstEnd(running).then((why) => Promise.reject(new Error(why)));
  // Later on it is not for us to notice.
  death.catch(() => undefined);
  try {
    const { versions, refused } = await deliverAll(running, (to, name) =>
      Promise.race([deliverTo(to, name), death]),
    );
    refused.forEach(onRefusal);
    return { product: running, versions };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** `npm start`. */
export async function run(): Promise<number> {
  endBySignal();
  const options = productOptions();
  const held = await whatHolds(options);
  if (held) {
    console.error(held);
    return 1;
  }
  for (const name of RELEASE_WORKSPACES) {
    const { release, wasBuilt } = await ensureBuilt(join(ROOT, name));
    if (wasBuilt) console.log(`built ${name}@${release.version}`);
  }
  console.log('starting the services (the first start also seeds the demo) …');
  const refused: RefusedDelivery[] = [];
  const tell = (refusal: RefusedDelivery) => void refused.push(refusal);
  const { product, versions } = await bringUp(startProduct(options), deliver, tell);
  announce(product, versions);
  // Last, where it is seen.
  for (const { message } of refused) console.error(`${message}\n`);
  return waitForEnd(product);
}

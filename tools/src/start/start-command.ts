import { join } from 'node:path';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ensureBuilt } from '../build/stale.ts';
import { ROOT } from '../root.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { endBySignal, endSignal } from './ending.ts';
import { type Product, productOptions, startProduct } from './product.ts';
import { deliver } from './publish.ts';

function announce(product: Product, versions: readonly string[]): void {
  const accounts = DEMO_ACCOUNTS.map(({ email, what }) => `  ${email.padEnd(26)} ${what}`).join('\n');
  console.log(`
Firn runs at ${product.url}

Releases   ${versions.join('  ')}
Accounts   (password of all: ${DEMO_PASSWORD})
${accounts}

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

/** Resolves with the exit code when a service has died. */
export async function waitForEnd(product: Product): Promise<number> {
  console.error(await firstEnd(product));
  await product.stop();
  return 1;
}

/**
 * Starts and delivers everything; used by start, dev, tests and benchmarks. Rejects, with everything stopped, when a
 * release is refused or a service dies meanwhile.
 */
export async function bringUp(
  product: Promise<Product>,
  deliverTo: typeof deliver = deliver,
): Promise<{ product: Product; versions: string[] }> {
  const running = await product;
  const death = firstEnd(running).then((why) => Promise.reject(new Error(why)));
  // Later on it is not for us to notice.
  death.catch(() => undefined);
  try {
    const versions: string[] = [];
    for (const name of RELEASE_WORKSPACES) {
      versions.push(`${name}@${await Promise.race([deliverTo(running, name), death])}`);
    }
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
  for (const name of RELEASE_WORKSPACES) {
    const { release, wasBuilt } = await ensureBuilt(join(ROOT, name));
    if (wasBuilt) console.log(`built ${name}@${release.version}`);
  }
  console.log('starting the services (the first start also seeds the demo) …');
  const { product, versions } = await bringUp(startProduct(options));
  announce(product, versions);
  return waitForEnd(product);
}

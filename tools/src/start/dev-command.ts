import { join } from 'node:path';
import { runCli, terminal } from '@firn/delivery/cli';
import { watchSources } from '@firn/remote-build';
import { ROOT } from '../root.ts';
import { devOptions } from './dev-options.ts';
import { endBySignal } from './ending.ts';
import { productOptions, startProduct } from './product.ts';
import { deliver } from './publish.ts';
import { runningProduct } from './running-product.ts';
import { bringUp, waitForEnd } from './start-command.ts';

/** A product of its own, with the named workspaces delivered again on every change. */
async function runProduct(names: readonly string[]): Promise<number> {
  const options = productOptions();
  const other = await runningProduct(options.dataDir);
  if (other) {
    console.error(`Firn runs already on ${options.dataDir}, at ${other}.
Develop inside it:          npm run dev -- ${names[0]} --url ${other}
Or start one beside it:     FIRN_DATA_DIR=/tmp/firn-dev PORT=4001 npm run dev -- ${names[0]}`);
    return 1;
  }
  const { product } = await bringUp(startProduct({ ...options, watch: true }));
  console.log(`Firn runs at ${product.url}; watching ${names.join(', ')} and the API.`);
  const watches = names.map((name) =>
    watchSources(
      join(ROOT, name),
      async () => console.log(`${name}@${await deliver(product, name)}`),
      (error) => console.error(error instanceof Error ? error.message : error),
    ),
  );
  const code = await waitForEnd(product);
  for (const end of watches) end();
  return code;
}

/** `npm run dev [-- mfe-x …] [--url ADDRESS | --alone]`. */
export async function run(args: readonly string[]): Promise<number> {
  const options = devOptions(args, process.env);
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  const { mode, names, url } = options;
  if (mode === 'product') {
    endBySignal();
    return runProduct(names);
  }
  return runCli(['dev', ...names, ...(url ? ['--url', url] : ['--alone'])], terminal());
}

import { get } from 'node:http';
import { runCli, terminal } from '@firn/delivery/cli';
import { DEVELOPMENT_EVENTS_PATH, SHELL_NAME } from '@firn/shared-contracts/delivery';
import { devOptions } from './dev-options.ts';
import { developAll } from './develop-all.ts';
import { endBySignal } from './ending.ts';
import { productOptions, startProduct } from './product.ts';
import { deliver, liveVersion } from './publish.ts';
import { runningProduct } from './running-product.ts';
import { bringUp, waitForEnd } from './start-command.ts';

/** React comes from the shell, and only its development build replaces components with their state. */
const withShell = (names: readonly string[]) => [...new Set([...names, SHELL_NAME])];

/** Starts a product of its own, in which the named workspaces are shown as they are written. */
async function runProduct(names: readonly string[]): Promise<number> {
  const options = productOptions();
  const developed = withShell(names);
  const starting = startProduct({ ...options, watch: true });
  const { product } = await bringUp(starting, async (platform, name) => {
    const live = developed.includes(name) ? await liveVersion(platform, name) : null;
    return live ?? deliver(platform, name);
  });
  await developAll(options.dataDir, developed);
  console.log(`Firn runs at ${product.url}. What you change in ${developed.join(', ')} and the API is seen at once.
Nothing of it is published; Ctrl-C ends it.`);
  return waitForEnd(product);
}

/** Resolves with false at once when the product shows no developed releases, else with true when it has ended. */
function productEnded(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${url}${DEVELOPMENT_EVENTS_PATH}`, (response) => {
      response.resume().once('close', () => resolve(response.statusCode === 200));
    });
    request.once('error', () => resolve(true));
  });
}

/** Shows the named workspaces in the product that another terminal has started. */
async function joinProduct(names: readonly string[], url: string, dataDir: string): Promise<number> {
  const ended = productEnded(url);
  const developments = await developAll(dataDir, names);
  console.log(`What you change in ${names.join(', ')} is seen at ${url} at once. Ctrl-C ends it.`);
  const wasShown = await ended;
  await Promise.all(developments.map((one) => one.close()));
  console.error(
    wasShown
      ? `The product at ${url} has ended.`
      : `The product at ${url} was started by npm start, which shows only what is published. End it, or start one beside it:
FIRN_DATA_DIR=/tmp/firn-dev PORT=4001 npm run dev -- ${names.join(' ')}`,
  );
  return wasShown ? 0 : 1;
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
    const { dataDir } = productOptions();
    const running = await runningProduct(dataDir);
    return running ? joinProduct(names, running, dataDir) : runProduct(names);
  }
  return runCli(['dev', ...names, ...(url ? ['--url', url] : ['--alone'])], terminal());
}

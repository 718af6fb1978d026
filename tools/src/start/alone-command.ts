import { join } from 'node:path';
import { readWorkspace } from '@firn/remote-build';
import { harnessConfig } from '../harness/harness-config.ts';
import { startHarnessServer } from '../harness/harness-server.ts';
import { watchHarness } from '../harness/watch-harness.ts';
import { ROOT } from '../root.ts';
import { beforeEnd, untilEnded } from './ending.ts';
import { productOptions } from './product.ts';

/** Leaves 4000 to a running product. */
const PORT = '4010';

/** `npm run dev -- mfe-x --alone`: one remote in a test shell, rebuilt on every change. */
export async function runAlone(name: string): Promise<number> {
  const { host, port } = productOptions({ ...process.env, PORT: process.env.PORT ?? PORT });
  const workspace = readWorkspace(join(ROOT, name));
  const config = harnessConfig(workspace);
  const files = String(config.output?.path);
  const server = await startHarnessServer({ name: workspace.name, files, host, port });
  const watch = await watchHarness(config, (build) => {
    if (build.failure) console.error(build.failure);
    server.announce(build);
  });
  console.log(`${name} alone at ${server.url}, without API and gateway. Ctrl-C ends it.`);
  beforeEnd(async () => {
    await watch.close();
    await server.close();
  });
  return untilEnded();
}

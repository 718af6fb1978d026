import { noRoom } from './disk-room.ts';
import { isPortTaken, portHolder } from './port-holder.ts';
import type { ProductOptions } from './product.ts';
import { isOurs, runningProcesses } from './running-processes.ts';

const BESIDE = 'Or start one beside it: FIRN_DATA_DIR=/tmp/firn PORT=4001 npm start';

/** Who has the data folder open, and how to end that; null when nobody does. */
function folderHeld(dataDir: string): string | null {
  const running = runningProcesses(dataDir);
  const [first] = running;
  if (!first) return null;
  const names = running.map(({ name, pid }) => `${name} (process ${pid})`).join(', ');
  return isOurs(first.starter)
    ? `Firn runs already on ${dataDir}: ${names}.
End it with Ctrl-C in its terminal, or: kill ${first.starter}
${BESIDE}`
    : `What an earlier start has left still holds ${dataDir}: ${names}.
End it, then start again: kill ${running.map(({ pid }) => pid).join(' ')}`;
}

async function portHeld(host: string, port: number): Promise<string | null> {
  if (port === 0 || !(await isPortTaken(host, port))) return null;
  const holder = portHolder(port);
  return holder === null
    ? `Another process listens on port ${port}; «lsof -i :${port}» names it. Or choose a port: PORT=4001 npm start`
    : `Process ${holder} listens on port ${port}. End it: kill ${holder}
Or choose another port: PORT=4001 npm start`;
}

/** What keeps a product from starting there, as a sentence that says what to do; null when nothing does. */
export async function whatHolds({
  dataDir,
  host,
  port,
}: Pick<ProductOptions, 'dataDir' | 'host' | 'port'>): Promise<string | null> {
  return folderHeld(dataDir) ?? (await portHeld(host, port)) ?? noRoom(dataDir);
}

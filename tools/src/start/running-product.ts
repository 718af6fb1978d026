import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Address of the product that runs on a data folder, or null: its file may outlive it. */
export async function runningProduct(dataDir: string): Promise<string | null> {
  const path = join(dataDir, 'delivery/gateway.json');
  if (!existsSync(path)) return null;
  const { url } = JSON.parse(readFileSync(path, 'utf8')) as { url: string };
  try {
    return (await fetch(`${url}/healthz`)).ok ? url : null;
  } catch {
    return null;
  }
}

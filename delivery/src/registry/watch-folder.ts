import { type FSWatcher, watch as watchFolder } from 'node:fs';
import type { RegistryDocument } from './registry-document.ts';

/** The latest a change of another process is seen if the folder cannot be watched (ms). */
const POLL_INTERVAL = 250;

/** Reports each document newer than `since`. Returns the function that stops it. */
export function watchChanges(
  folder: string,
  read: () => Promise<RegistryDocument>,
  since: number,
  listener: (document: RegistryDocument) => void,
): () => void {
  let seen = since;
  let stopped = false;
  const look = async () => {
    const document = await read();
    if (stopped || document.sequence <= seen) return;
    seen = document.sequence;
    listener(document);
  };
  const timer = setInterval(() => void look(), POLL_INTERVAL);
  timer.unref();
  const watcher = watchIfPossible(folder, () => void look());
  return () => {
    stopped = true;
    clearInterval(timer);
    watcher?.close();
  };
}

/** Some file systems, such as network shares, do not report changes: polling alone has to do. */
function watchIfPossible(folder: string, look: () => void): FSWatcher | null {
  try {
    const watcher = watchFolder(folder, { persistent: false }, look);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return null;
  }
}

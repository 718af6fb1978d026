import { type Dirent, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/** Null of what is no folder, or no longer there. */
function entriesOf(path: string): Dirent[] | null {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return null;
  }
}

/**
 * Calls `onChange` with the path of each file that changes in a folder, however deep, or null where nobody knows which.
 * It watches folder by folder: on Linux, Node's own recursive watch no longer sees a file that an editor has replaced twice.
 * @returns what ends it; until then it keeps the process alive.
 */
export function watchFolder(folder: string, onChange: (path: string | null) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  const leave = (path: string) => {
    for (const [known, watcher] of watchers) {
      if (known !== path && !known.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(known);
    }
  };
  const enter = (path: string) => {
    const watcher = watch(path, (event, name) => {
      const changed = name && join(path, name);
      onChange(changed);
      if (!changed || event !== 'rename') return;
      // A folder that came, went or was replaced; what is in it may have come before it was watched.
      leave(changed);
      enterAll(changed, onChange);
    });
    watcher.once('error', () => leave(path));
    watchers.set(path, watcher);
  };
  const enterAll = (path: string, tell: (path: string) => void) => {
    const entries = entriesOf(path);
    if (!entries) return;
    enter(path);
    for (const entry of entries) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) enterAll(inside, tell);
      else tell(inside);
    }
  };

  enterAll(folder, () => undefined);
  return () => leave(folder);
}

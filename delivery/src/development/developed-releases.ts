import { type FSWatcher, globSync, mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { BuildNews, DevelopedRelease } from '@firn/shared-contracts/delivery';
import { sha384 } from '@firn/shared-contracts/sha384';
import type { StoredRelease } from '../release/stored-release.ts';

/** Releases that somebody works on. They are shown in place of what is live, and are in no registry. */
export interface DevelopedReleases {
  all(): readonly StoredRelease[];
  /** Of the last build of each. */
  news(): readonly BuildNews[];
  /** Calls back with each build; returns the function that ends it. */
  watch(listener: (news: BuildNews) => void): () => void;
  close(): void;
}

/** Outside of development. */
export const NOTHING_DEVELOPED: DevelopedReleases = {
  all: () => [],
  news: () => [],
  watch: () => () => undefined,
  close: () => undefined,
};

/** The hash list of what still changes. */
export const NO_HASHES = '{}';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function readNote(path: string): DevelopedRelease[] {
  try {
    return [JSON.parse(readFileSync(path, 'utf8')) as DevelopedRelease];
  } catch {
    // It was removed meanwhile.
    return [];
  }
}

function storedOf({ release, folder }: DevelopedRelease): StoredRelease[] {
  if (!release) return [];
  return [{ release, folder, hashes: {}, integrity: sha384(NO_HASHES), digest: '' }];
}

const newsOf = ({ remote, hash, problems }: DevelopedRelease): BuildNews => ({ remote, hash, problems });

/** Reads the notes that `npm run dev` writes into `folder`. What a process left that is gone is not shown. */
export function openDevelopedReleases(folder: string): DevelopedReleases {
  mkdirSync(folder, { recursive: true });
  const listeners = new Set<(news: BuildNews) => void>();
  let notes: readonly DevelopedRelease[] = [];

  function read(): void {
    const before = new Map(notes.map((note) => [note.remote, JSON.stringify(newsOf(note))]));
    notes = globSync('*.json', { cwd: folder }).flatMap((file) => readNote(join(folder, file)));
    for (const news of notes.map(newsOf)) {
      if (before.get(news.remote) === JSON.stringify(news)) continue;
      for (const listener of listeners) listener(news);
    }
  }

  const running = () => notes.filter(({ pid }) => isRunning(pid));
  const watcher: FSWatcher = watch(folder, read);
  read();
  return {
    all: () => running().flatMap(storedOf),
    news: () => running().map(newsOf),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => watcher.close(),
  };
}

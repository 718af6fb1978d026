import { mkdir } from 'node:fs/promises';
import type { AuditEntry, DeliveryAction } from '@firn/shared-contracts/delivery';
import { type DurableFiles, durableFiles } from '../shared/durable-files.ts';
import { openAuditNotes } from './audit-notes.ts';
import { appendChange, loadChange, removeStaleFiles, sequencesIn } from './change-files.ts';
import { FolderReader } from './folder-reader.ts';
import { damaged, unavailable } from './registry-refusals.ts';
import { applyTransitions, type RegistryStore } from './registry-store.ts';
import { DamagedRegistryError } from './stored-document.ts';
import { watchChanges } from './watch-folder.ts';

/** Actions that never change the document: they are looked for in the notes, not in each change ever made. */
const NOTED_ACTIONS: ReadonlySet<DeliveryAction> = new Set(['verify']);

export interface FolderRegistryOptions {
  readonly files?: DurableFiles;
  /** Receives messages for operators. */
  readonly onProblem?: (message: string) => void;
}

/**
 * A registry as numbered files in a folder, without a lock: a hard link takes the next number, which the file
 * system gives to one writer only, and shows a finished, flushed file or nothing. The loser decides
 * again on the winner's document. A crash at any point leaves either the whole change or none of it.
 */
export async function openFolderRegistry(
  folder: string,
  { files = durableFiles, onProblem = () => undefined }: FolderRegistryOptions = {},
): Promise<RegistryStore> {
  await mkdir(folder, { recursive: true });
  await removeStaleFiles(folder);
  const notes = openAuditNotes(folder);
  const reader = new FolderReader(folder, onProblem);
  await reader.jump();
  const watchers = new Set<() => void>();

  async function rowsOf(sequence: number): Promise<AuditEntry[]> {
    try {
      return [(await loadChange(folder, sequence))?.audit ?? []].flat();
    } catch (error) {
      if (!(error instanceof DamagedRegistryError)) throw error;
      reader.report(error);
      return [];
    }
  }

  return {
    read: () => reader.read(),
    async change(cause, decide) {
      for (;;) {
        const before = await reader.readNow();
        if (reader.damage) throw damaged(reader.damage);
        const transitions = await decide(before);
        if (transitions.length === 0) return [];
        const change = applyTransitions(before, transitions, cause);
        if (!(await appendChange(folder, change, files, onProblem))) continue;
        await reader.read();
        return change.audit;
      }
    },
    async note(row) {
      const { sequence } = await reader.read();
      await notes.add({ ...row, sequence }).catch((error: unknown) => {
        throw unavailable(error);
      });
    },
    async audit({ remote, action, version, limit = 100 } = {}) {
      const isWanted = (row: AuditEntry) =>
        (remote === undefined || row.remote === remote) &&
        (action === undefined || row.action === action) &&
        (version === undefined || row.version === version);
      const changes: AuditEntry[] = [];
      const isNoteOnly = action !== undefined && NOTED_ACTIONS.has(action);
      for (const sequence of isNoteOnly ? [] : await sequencesIn(folder)) {
        changes.push(...(await rowsOf(sequence)).filter(isWanted));
        if (changes.length >= limit) break;
      }
      const noted = await notes.newest(limit, isWanted);
      return [...changes, ...noted]
        .toSorted((a, b) => b.sequence - a.sequence || Date.parse(b.at) - Date.parse(a.at))
        .slice(0, limit);
    },
    watch(listener) {
      const stop = watchChanges(folder, () => reader.read(), reader.newest.sequence, listener);
      watchers.add(stop);
      return () => {
        stop();
        watchers.delete(stop);
      };
    },
    isReachable: () => reader.damage === null,
    async close() {
      for (const stop of watchers) stop();
      watchers.clear();
    },
  };
}

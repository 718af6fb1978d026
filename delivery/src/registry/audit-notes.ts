import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEntry } from '@firn/shared-contracts/delivery';

const NOTES_FILE = /^notes-\d{4}-\d{2}\.jsonl$/;

/** Audit rows that change no document, one line each in a file per month. */
export interface AuditNotes {
  add(row: AuditEntry): Promise<void>;
  /** Newest first, at most `limit`. */
  newest(limit: number, isWanted: (row: AuditEntry) => boolean): Promise<AuditEntry[]>;
}

/** A line that was truncated by a crash is not a row. */
function rowsIn(text: string): AuditEntry[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as AuditEntry] : [];
    } catch {
      return [];
    }
  });
}

/** Appends whole lines, which the operating system keeps apart from other writers': no lock. */
export function openAuditNotes(folder: string): AuditNotes {
  return {
    async add(row) {
      // The line feed comes first, so that a line truncated by a crash spoils only itself.
      await appendFile(join(folder, `notes-${row.at.slice(0, 7)}.jsonl`), `\n${JSON.stringify(row)}`, {
        flush: true,
      });
    },
    async newest(limit, isWanted) {
      const rows: AuditEntry[] = [];
      const names = (await readdir(folder)).filter((name) => NOTES_FILE.test(name));
      for (const name of names.toSorted().toReversed()) {
        if (rows.length >= limit) break;
        rows.push(
          ...rowsIn(await readFile(join(folder, name), 'utf8'))
            .toReversed()
            .filter(isWanted),
        );
      }
      return rows.slice(0, limit);
    },
  };
}

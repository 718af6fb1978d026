import { readFile } from 'node:fs/promises';
import { replaceFile } from '../shared/durable-files.ts';
import { codeOf, messageOf } from '../shared/errors.ts';
import { EMPTY_REGISTRY, type RegistryDocument } from './registry-document.ts';
import { DamagedRegistryError, parseStored, readDocument } from './stored-document.ts';

/** The last document a gateway saw, in a file: what it serves when it starts while the database is down. */
export interface LastSeen {
  /** The empty registry where there is none. */
  load(): Promise<RegistryDocument>;
  /** Writes in the background; of several in a row the last one counts. */
  keep(document: RegistryDocument): void;
  /** Resolves when everything is written. */
  settled(): Promise<void>;
}

export function openLastSeen(path: string, onProblem: (message: string) => void): LastSeen {
  let next: RegistryDocument | null = null;
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    for (; next; ) {
      const document = next;
      next = null;
      try {
        await replaceFile(path, `${JSON.stringify(document)}\n`);
      } catch (error) {
        onProblem(`The registry was not kept in ${path} for an outage: ${messageOf(error)}`);
      }
    }
    writing = null;
  }

  return {
    async load() {
      const place = `The registry file ${path}`;
      try {
        const stored = parseStored(await readFile(path, 'utf8'), place) as RegistryDocument | null;
        return readDocument(stored, stored?.sequence ?? 0, place);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') {
          onProblem(error instanceof DamagedRegistryError ? error.message : messageOf(error));
        }
        return EMPTY_REGISTRY;
      }
    },
    keep(document) {
      next = document;
      writing ??= writeAll();
    },
    async settled() {
      await writing;
    },
  };
}

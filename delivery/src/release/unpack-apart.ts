import { Refusal, type RefusalStatus } from '../shared/refusal.ts';
import { ChildEnded, withChild } from '../shared/with-child.ts';
import { tooLarge } from './limited.ts';
import type { FoundFile } from './release-rules.ts';
import type { ArchiveRules } from './unpack-archive.ts';

export interface UnpackOrder {
  /** Path of the tar.gz. */
  readonly archive: string;
  /** An empty folder. */
  readonly folder: string;
  readonly rules: ArchiveRules;
}

export type UnpackAnswer =
  | { readonly found: ReadonlyMap<string, FoundFile> }
  | { readonly refused: { readonly status: RefusalStatus; readonly code: string; readonly message: string } };

const WORKER = new URL('./unpack-worker.ts', import.meta.url);

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ChildEnded && error.isOutOfMemory)) return error;
  return tooLarge('The archive needs too much memory to unpack.');
}

/**
 * `unpackArchive` in a process of its own, with little memory, which ends with the signal's reason when `signal`
 * aborts. Throws a Refusal (413, 422) for a bad archive.
 */
export async function unpackApart(
  order: UnpackOrder,
  signal?: AbortSignal,
  script: URL = WORKER,
): Promise<ReadonlyMap<string, FoundFile>> {
  try {
    const answer = await withChild(script, ({ ask }) => ask<UnpackAnswer>(order), signal);
    if ('found' in answer) return answer.found;
    const { status, code, message } = answer.refused;
    throw new Refusal(status, code, message);
  } catch (error) {
    throw asRefusal(error);
  }
}

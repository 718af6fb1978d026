import type { Drafts } from '@firn/shared-contracts/shell';

/** What a visitor typed, on its way from one version of a remote to the next. */
export interface CarriedDraft {
  readonly remote: string;
  /** As returned by `snapshot()`. */
  readonly state: unknown;
}

const KEY = 'shell/carried';

/** Keeps a draft across a reload of the document by the shell. */
export function keepCarriedDraft(drafts: Drafts, draft: CarriedDraft): void {
  drafts.save(KEY, draft);
}

/** What was typed before the shell reloaded the document; returned once. */
export function takeCarriedDraft(drafts: Drafts): CarriedDraft | null {
  const carried = drafts.load(KEY) as Partial<CarriedDraft> | null;
  if (carried === null) return null;
  drafts.remove(KEY);
  return typeof carried.remote === 'string' ? { remote: carried.remote, state: carried.state } : null;
}

import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { useEffect, useId } from 'react';

/** Typed text that goes along when the shell puts another version in the remote's place. */
export interface OpenDraft {
  /** Names what is edited, `/api/offers/{id}`; the same in every version. */
  readonly key: string;
  /** A structured-clonable copy of what was typed, or null. */
  readonly draft: () => unknown;
  /** Shows what the version before had open. */
  readonly show: (draft: unknown) => void;
}

// The shell asks the remote as a whole, so whatever holds typed text or sends something says so here.
const typed = new Set<string>();
const open = new Map<string, OpenDraft>();
/** Drafts of the version before, until the page that shows them has its data. */
const waiting = new Map<string, unknown>();
let sending = 0;

/** Declares for as long as the component is shown that something was typed into it that cannot travel. */
export function useTypedText(hasText: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!hasText) return;
    typed.add(id);
    return () => void typed.delete(id);
  }, [id, hasText]);
}

/** Declares text that travels along, for as long as the component is shown. Pass the same object while nothing changes. */
export function useOpenDraft(page: OpenDraft): void {
  useEffect(() => {
    open.set(page.key, page);
    if (waiting.has(page.key)) page.show(waiting.get(page.key));
    // What the page that came has no form for is not kept: the drafts of the shell still have it.
    queueMicrotask(() => waiting.clear());
    return () => void open.delete(page.key);
  }, [page]);
}

/** Declares a change under way until it is answered, also when what sent it is gone by then. */
export async function whileSending<T>(change: Promise<T>): Promise<T> {
  sending += 1;
  try {
    return await change;
  } finally {
    sending -= 1;
  }
}

type Drafts = readonly (readonly [key: string, draft: unknown])[];

function heldDrafts(): Drafts {
  const shown = [...open.values()].map(({ key, draft }) => [key, draft()] as const);
  return [...waiting, ...shown].filter(([, draft]) => draft !== null);
}

const isDrafts = (state: unknown): state is Drafts =>
  Array.isArray(state) && state.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string');

/** Whether something is typed on this page that is not saved, and no save is under way. */
export const hasUnsavedText = (): boolean => switching.canSwitch() === 'after-save';

/** A change under way is never interrupted; typed text waits for its end, or travels along. */
export const switching: Pick<RemoteLifecycles, 'canSwitch' | 'snapshot' | 'restore'> = {
  canSwitch: () => {
    if (sending > 0) return 'never';
    return typed.size > 0 || heldDrafts().length > 0 ? 'after-save' : 'now';
  },
  snapshot: () => {
    const drafts = heldDrafts();
    return drafts.length > 0 ? drafts : null;
  },
  restore: (state) => {
    for (const [key, draft] of isDrafts(state) ? state : []) {
      const page = open.get(key);
      if (page) page.show(draft);
      else waiting.set(key, draft);
    }
  },
};

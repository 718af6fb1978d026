import { outcomeOf } from '@firn/shared-ui/resource';
import { type Changes, isUnchanged, joined, NO_CHANGES } from './availability.logic.ts';

export type SaveStatus = 'untouched' | 'saving' | 'saved' | 'offline' | 'stale' | 'failed';

export interface SaverState {
  readonly status: SaveStatus;
  /** Everything said on this page, saved or not. */
  readonly said: Changes;
  /** Part of it that the server has not confirmed. */
  readonly unsaved: Changes;
  /** The server's own sentence about what failed. */
  readonly detail: string;
}

function statusOf(error: unknown): Pick<SaverState, 'status' | 'detail'> {
  const { kind, detail } = outcomeOf(error);
  return { status: kind === 'offline' || kind === 'stale' ? kind : 'failed', detail };
}

/**
 * Saves what is said without a button: one request at a time, and whatever was said meanwhile in the next one. What
 * failed is kept and goes along with the next try, which a person makes.
 */
export function createSaver(send: (changes: Changes) => Promise<void>) {
  let state: SaverState = { status: 'untouched', said: NO_CHANGES, unsaved: NO_CHANGES, detail: '' };
  let waiting = NO_CHANGES;
  let isSending = false;
  const listeners = new Set<() => void>();
  const set = (changed: Partial<SaverState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };

  async function sendWaiting(): Promise<void> {
    const sent = waiting;
    waiting = NO_CHANGES;
    try {
      await send(sent);
      set({ status: isUnchanged(waiting) ? 'saved' : 'saving', unsaved: waiting, detail: '' });
    } catch (error) {
      const unsaved = joined(sent, waiting);
      waiting = unsaved;
      const failure = statusOf(error);
      // Somebody else's days must show: only what is still to be saved stays above them.
      set({ ...failure, unsaved, ...(failure.status === 'stale' && { said: unsaved }) });
      throw error;
    }
  }

  async function run(): Promise<void> {
    if (isSending) return;
    isSending = true;
    set({ status: 'saving' });
    try {
      while (!isUnchanged(waiting)) await sendWaiting();
    } catch {
      // The state says what failed, and keeps what was not saved.
    } finally {
      isSending = false;
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say(changes: Changes) {
      waiting = joined(waiting, changes);
      set({ said: joined(state.said, changes), unsaved: joined(state.unsaved, changes) });
      void run();
    },
    retry: () => void run(),
  };
}

export type Saver = ReturnType<typeof createSaver>;

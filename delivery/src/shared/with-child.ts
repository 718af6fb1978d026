import { type Child, startChild } from './child.ts';

/** A process that answers one message at a time. */
export interface LentChild {
  /** Rejects with a ChildEnded when the process ends. Call it again only after it has answered. */
  ask<Answer>(question: object | string): Promise<Answer>;
}

/** The process ended before it had answered; the message ends with what it wrote meanwhile. */
export class ChildEnded extends Error {
  readonly isOutOfMemory: boolean;

  constructor(how: string, words: string, isOutOfMemory: boolean) {
    super(`The process ${how}. ${words}`.trim());
    this.name = 'ChildEnded';
    this.isOutOfMemory = isOutOfMemory;
  }
}

/** Megabytes of JavaScript objects. */
const HEAP_LIMIT = 64;

/** How long a process waits for the next work (ms): starting one costs as much as unpacking a release. */
const REST = 5000;

/** Characters of what a process writes over a question that are kept, for the case that it fails. */
const WORDS = 4000;

interface Helper extends LentChild {
  readonly child: Child;
  /** Of its rest. */
  timer?: NodeJS.Timeout;
}

/** By the script of the processes. */
const resting = new Map<string, Set<Helper>>();

function start(script: URL): Helper {
  let words = '';
  let take: (answer: unknown) => void = () => undefined;
  const child = startChild({
    script,
    heapLimit: HEAP_LIMIT,
    onMessage: (message) => take(message),
    onOutput(text) {
      words = (words + text).slice(0, WORDS);
    },
  });
  const failed = child.ended.then(({ how, isOutOfMemory }) => {
    resting.get(script.href)?.delete(helper);
    throw new ChildEnded(how, words, isOutOfMemory);
  });
  // Failures surface through `ask`; an end at rest is not one.
  failed.catch(() => undefined);
  const helper: Helper = {
    child,
    async ask<Answer>(question: object | string) {
      const answer = new Promise<unknown>((resolve) => {
        take = resolve;
      });
      words = '';
      child.send(question);
      return (await Promise.race([answer, failed])) as Answer;
    },
  };
  return helper;
}

function takeHelper(script: URL): Helper {
  const others = resting.get(script.href);
  const rested = [...(others ?? [])].at(-1);
  if (!rested) return start(script);
  others?.delete(rested);
  clearTimeout(rested.timer);
  rested.child.ref();
  return rested;
}

function leaveToRest(script: URL, helper: Helper): void {
  const others = resting.get(script.href) ?? new Set();
  resting.set(script.href, others.add(helper));
  const end = () => {
    others.delete(helper);
    void helper.child.end();
  };
  // Neither a process at rest nor its end keeps this one.
  helper.child.unref();
  helper.timer = setTimeout(end, REST).unref();
}

/**
 * Lends a process without any environment to `work`. When the work fails, or with the signal's reason as soon as
 * `signal` aborts, the process is ended; else it rests for a while, for the next work with the same script.
 */
export async function withChild<T>(
  script: URL,
  work: (child: LentChild) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  const helper = takeHelper(script);
  const end = () => void helper.child.end();
  signal?.addEventListener('abort', end, { once: true });
  try {
    const result = await work(helper);
    signal?.throwIfAborted();
    leaveToRest(script, helper);
    return result;
  } catch (error) {
    await helper.child.end();
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

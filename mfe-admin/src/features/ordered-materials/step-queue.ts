import { BOOKING_PROBLEMS } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import {
  type Done,
  nextStep,
  type Queue,
  type QueuedStep,
  queueOf,
  withoutDone,
  withoutStep,
  withPicture,
  withRefusal,
} from './step-queue.logic.ts';

interface QueueOptions {
  /** The place in the tab that outlives a reload. */
  readonly place: { load(): unknown; save(queue: Queue): void };
  /** Sends the picture of a damage up; resolves with the IRI of its document. */
  sendPicture(data: string): Promise<string>;
  /** Sends one step; rejects with the ApiError. */
  send(step: QueuedStep): Promise<Omit<Done, 'key'>>;
  /** Called when somebody has to look at what is in force. */
  onRefused?(): void;
}

const BUSY: readonly string[] = [BOOKING_PROBLEMS.lockTimeout, BOOKING_PROBLEMS.idempotencyInFlight];

/** Failures that say nothing against the step: no connection, no session, a server that is busy or down. */
function isForLater(error: unknown): boolean {
  if (!isApiError(error)) return true;
  const { status, problem } = error;
  return [0, 401, 429].includes(status) || status >= 500 || BUSY.includes(problem.type);
}

/**
 * The steps of the store on their way to the server, one after the other (docs/domain/material.md#store). A step is
 * kept before it is sent and until it is answered, so that a cut connection or a reload loses none.
 */
export function createStepQueue({ place, sendPicture, send, onRefused }: QueueOptions) {
  let queue = queueOf(place.load());
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const change = (next: Queue) => {
    queue = next;
    place.save(next);
    for (const listen of listeners) listen();
  };
  /** Kept as soon as it is there: an idempotency key stands for one body, so that a step names one picture only. */
  const withItsPicture = async (step: QueuedStep): Promise<QueuedStep> => {
    if (step.picture === undefined) return step;
    change(withPicture(queue, step.key, await sendPicture(step.picture)));
    return queue.find(({ key }) => key === step.key) ?? step;
  };
  /** Answers whether the next one may be tried. */
  const attempt = async (step: QueuedStep): Promise<boolean> => {
    try {
      const answer = await send(await withItsPicture(step));
      change(withoutDone(queue, { ...answer, key: step.key }));
      return true;
    } catch (error) {
      if (isForLater(error)) return false;
      change(withRefusal(queue, step.key, reasonOf(outcomeOf(error))));
      onRefused?.();
      return true;
    }
  };
  const sendAll = async (): Promise<void> => {
    let step = nextStep(queue);
    while (step && (await attempt(step))) step = nextStep(queue);
  };
  const run = (): Promise<void> => {
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    get: () => queue,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    run,
    add: (step: Omit<QueuedStep, 'key' | 'refusal'>) => {
      change([...queue, { ...step, key: crypto.randomUUID(), refusal: null }]);
      void run();
    },
    remove: (key: string) => {
      change(withoutStep(queue, key));
      void run();
    },
  };
}

export type StepQueue = ReturnType<typeof createStepQueue>;

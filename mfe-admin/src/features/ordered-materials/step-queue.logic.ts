import type { RentingMaterialOrderTransition } from '@firn/shared-contracts/api';

/** What somebody did in the store, until the server has it. */
export interface QueuedStep {
  /** Sent with every attempt, so that the server does it once (docs/domain/bookings.md#idempotency). */
  readonly key: string;
  /** IRI. */
  readonly order: string;
  /** The version of the order that the step was made from. */
  readonly version: number;
  /** Person and material, for people. */
  readonly name: string;
  readonly body: RentingMaterialOrderTransition;
  /** The picture of a damage as a `data:` address, until the server has it. */
  readonly picture?: string;
  /** The reason for which the server refused it; null while it waits. */
  readonly refusal: string | null;
}

export type Queue = readonly QueuedStep[];

/** The outcome of a step that is done. */
export interface Done {
  readonly key: string;
  readonly order: string;
  readonly version: number;
}

/** The step to send next: those of one order in their order, and none past a refused one of the same order. */
export function nextStep(queue: Queue): QueuedStep | null {
  const held = new Set<string>();
  for (const step of queue) {
    if (step.refusal === null && !held.has(step.order)) return step;
    held.add(step.order);
  }
  return null;
}

/** The queue once a step is done: later steps of the same order are made from what it has become. */
export const withoutDone = (queue: Queue, { key, order, version }: Done): Queue =>
  queue
    .filter((step) => step.key !== key)
    .map((step) => (step.order === order ? { ...step, version } : step));

/** The queue once the picture of a step is sent up, which the step names from then on. */
export const withPicture = (queue: Queue, key: string, picture: string): Queue =>
  queue.map(({ picture: data, ...step }) => {
    if (step.key === key) return { ...step, body: { ...step.body, picture } };
    return data === undefined ? step : { ...step, picture: data };
  });

export const withRefusal = (queue: Queue, key: string, refusal: string): Queue =>
  queue.map((step) => (step.key === key ? { ...step, refusal } : step));

/** The queue without a step and without what was built on it. */
export function withoutStep(queue: Queue, key: string): Queue {
  const index = queue.findIndex((step) => step.key === key);
  const order = queue[index]?.order;
  return queue.filter((step, place) => place < index || step.order !== order);
}

const isStep = (value: unknown): value is QueuedStep =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'order' in value &&
  typeof value.order === 'string' &&
  'body' in value;

/** The steps that a tab has kept; anything of another shape is left out. */
export const queueOf = (kept: unknown): Queue => (Array.isArray(kept) ? kept.filter(isStep) : []);

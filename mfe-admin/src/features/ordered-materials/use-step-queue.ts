import type { DocumentResponse, RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import { etagOf } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { useSession, useShell, whileSending } from '@firn/shared-ui/remote';
import { outcomeOf } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { orders, replaceOrder } from './ordered-materials.queries.ts';
import { pictureForm } from './picture-data.ts';
import { STEP_EFFECTS } from './shown-order.logic.ts';
import type { QueuedStep } from './step-queue.logic.ts';
import { createStepQueue } from './step-queue.ts';

/** The pause after which steps that wait are tried again by themselves (ms). */
const RETRY_INTERVAL = 15_000;

type Order = RentingMaterialOrderResponse;

const QUIET = { quiet: true };

/**
 * Whether nothing is left to do: somebody else has packed or unpacked it, or the step was done and only its answer was
 * lost on the way.
 */
function isSettled({ body }: QueuedStep, current: Order, isMine: boolean): boolean {
  const effect = Object.entries(STEP_EFFECTS[body.transition]);
  if (effect.some(([field, value]) => current[field as keyof Order] !== value)) return false;
  const isTick = body.transition === 'pack' || body.transition === 'unpack';
  return isTick ? current.state === 'reserved' : isMine;
}

async function send(api: ApiClient, step: QueuedStep, me: string): Promise<Order> {
  const { order, version, body, key } = step;
  const options = { quiet: true, idempotencyKey: key, ifMatch: etagOf({ version }) };
  try {
    return await whileSending(api.post<Order>(`${order}/transition`, body, options));
  } catch (error) {
    const outcome = outcomeOf<Order | null>(error);
    if (outcome.kind !== 'stale' || !outcome.current) throw error;
    const { current, changedBy } = outcome;
    if (isSettled(step, current, changedBy === me)) return current;
    throw error;
  }
}

/** The queue of this person in this tab; sends by itself while the page is open, and whenever the network is back. */
export function useStepQueue() {
  const { api, drafts } = useShell();
  const { user } = useSession();
  const client = useQueryClient();
  const me = user?.fullName ?? '';
  const draftKey = `mfe-admin/store/${user?.id ?? ''}`;
  const queue = useMemo(
    () =>
      createStepQueue({
        place: {
          load: () => drafts.load(draftKey),
          save: (steps) => (steps.length > 0 ? drafts.save(draftKey, steps) : drafts.remove(draftKey)),
        },
        sendPicture: async (data) => {
          const document = await api.post<DocumentResponse>('/api/documents', pictureForm(data), QUIET);
          return document['@id'];
        },
        send: async (step) => {
          const order = await send(api, step, me);
          await replaceOrder(client, order);
          return { order: order['@id'], version: order.version };
        },
        onRefused: () => void client.invalidateQueries({ queryKey: orders.keys.lists }),
      }),
    [api, drafts, draftKey, client, me],
  );
  useEffect(() => {
    const run = () => void queue.run();
    run();
    const timer = setInterval(run, RETRY_INTERVAL);
    window.addEventListener('online', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
    };
  }, [queue]);
  const steps = useSyncExternalStore(queue.subscribe, queue.get);
  return { steps, queue };
}

import type { WebhookFailure } from '@firn/shared-contracts/domain';
import { Webhook } from 'standardwebhooks';
import type { Db, Tx } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Seal } from '../../lib/seal.ts';
import { recordAudit } from '../audit/index.ts';
import { officeAddress } from '../event-news/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { type CallReceiver, NoAnswer, type ReceiverAnswer } from './call-receiver.ts';
import {
  claimDelivery,
  type DueEndpoint,
  endpointsWithDue,
  giveUpWaiting,
  settleDelivery,
} from './deliveries.repository.ts';
import { entryOf } from './make-endpoint.ts';
import { bodyOf, type DeliveryRow } from './webhook-body.ts';
import { lockEndpoint, setStanding } from './webhook-endpoints.repository.ts';
import { webhookOffMail } from './webhook-off.mail.ts';
import { FAILING_MS, RETRY_SECONDS } from './webhooks.domain.ts';

interface Sending {
  readonly db: Db;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly call: CallReceiver;
  /** Origin that visitors use, for the link in the mail. */
  readonly origin: string;
}

/** Deliveries of one endpoint in one run: then the others have their turn. */
const MOST_IN_A_RUN = 100;

interface Outcome {
  /** Null where it is delivered. */
  readonly failure: WebhookFailure | null;
  readonly answer: ReceiverAnswer | null;
}

const failureOf = (status: number): WebhookFailure | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

/** Signs and calls (docs/domain/webhooks.md#signature). */
async function attempt(sending: Sending, endpoint: DueEndpoint, delivery: DeliveryRow): Promise<Outcome> {
  const at = sending.clock();
  const body = JSON.stringify(bodyOf(delivery));
  const signature = new Webhook(sending.seal.open(endpoint.sealedSecret)).sign(delivery.id, at, body);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Firn-Webhooks',
    'webhook-id': delivery.id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signature,
  };
  try {
    const answer = await sending.call({ url: endpoint.url, headers, body });
    return { failure: failureOf(answer.status), answer };
  } catch (error) {
    if (error instanceof NoAnswer) return { failure: error.failure, answer: null };
    throw error;
  }
}

async function switchOff(tx: Tx, { id, url }: DueEndpoint, { clock, origin }: Sending): Promise<void> {
  const at = clock();
  await setStanding(tx, id, { switchedOffAt: at });
  await giveUpWaiting(tx, id);
  await recordAudit(tx, { actor: null, ...entryOf('switch_off', id, url), at });
  const company = await readLetterhead(tx);
  const recipient = officeAddress(company);
  await queueMail(tx, webhookOffMail({ recipient, endpoint: { id, url }, company, origin }), at);
}

/** Whether a week of failures is over, and this is no first attempt after a quiet time. */
const isTooLong = (failingSince: Date | null, attempts: number, now: Date): boolean =>
  failingSince !== null && attempts > 1 && now.getTime() - failingSince.getTime() >= FAILING_MS;

async function keepOutcome(
  sending: Sending,
  endpoint: DueEndpoint,
  delivery: DeliveryRow,
  { failure, answer }: Outcome,
): Promise<void> {
  const now = sending.clock();
  const attempts = delivery.attempts + 1;
  const seen = {
    attempts,
    attemptedAt: now,
    answerStatus: answer?.status ?? null,
    answerBody: answer?.body ?? null,
  };
  await sending.db.transaction(async (tx) => {
    const standing = await lockEndpoint(tx, endpoint.id);
    if (!standing) return;
    if (failure === null) {
      await settleDelivery(tx, delivery.id, { ...seen, state: 'delivered', failure: null });
      if (standing.failingSince) await setStanding(tx, endpoint.id, { failingSince: null });
      return;
    }
    const wait = RETRY_SECONDS[attempts - 1];
    const next =
      wait === undefined
        ? ({ state: 'given_up' } as const)
        : { nextAttemptAt: new Date(now.getTime() + wait * 1000) };
    await settleDelivery(tx, delivery.id, { ...seen, ...next, failure });
    if (!standing.failingSince) await setStanding(tx, endpoint.id, { failingSince: now });
    const isOn = standing.switchedOffAt === null;
    if (isOn && isTooLong(standing.failingSince, attempts, now)) await switchOff(tx, endpoint, sending);
  });
}

/** Sends one after the other, until there is none or one fails: an endpoint that hangs costs one waiting time. */
async function serve(sending: Sending, endpoint: DueEndpoint): Promise<void> {
  for (let turn = 0; turn < MOST_IN_A_RUN; turn += 1) {
    const delivery = await claimDelivery(sending.db, endpoint.id, sending.clock());
    if (!delivery) return;
    const outcome = await attempt(sending, endpoint, delivery);
    await keepOutcome(sending, endpoint, delivery, outcome);
    if (outcome.failure !== null) return;
  }
}

/**
 * Sends what is due, each endpoint by itself and of each object in order (docs/domain/webhooks.md#delivery). Several workers
 * may run this at once; a delivery is claimed by one of them.
 */
export async function sendDueWebhooks(sending: Sending): Promise<void> {
  const endpoints = await endpointsWithDue(sending.db, sending.clock());
  const served = await Promise.allSettled(endpoints.map((endpoint) => serve(sending, endpoint)));
  const failed = served.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

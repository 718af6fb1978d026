import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { defineRoute } from '../../../lib/define-route.ts';
import { IdParams } from '../../../lib/item-route.ts';
import { notFound } from '../../../lib/problem.ts';
import type { Secrets } from '../../../lib/seal.ts';
import type { ResourceDeps } from '../../../records/index.ts';
import { BEHAVIOURS, type Behaviour, eventsFor } from './behaviours.ts';
import { signEvent } from './signed-event.ts';
import { testPayPage } from './test-pay-page.ts';
import {
  findTestPayment,
  moveTestPayment,
  type TestPaymentRow,
  type TestPaymentState,
} from './test-payments.repository.ts';
import { isPageOver, payPagePath } from './test-provider.ts';

const FORM = 'application/x-www-form-urlencoded';
const PAGE = ['text/html'];
/** Bytes: the form has two fields. */
const LARGEST_FORM = 1024;

const OUTCOMES = ['pay', 'decline', 'cancel', 'arrive'] as const;
type Outcome = (typeof OUTCOMES)[number];

const PressedButton = Type.Object(
  { outcome: Type.Enum(OUTCOMES), behaviour: Type.Optional(Type.Enum(BEHAVIOURS)) },
  { $id: 'TestPaymentForm', additionalProperties: false },
);

interface TestPaymentsDeps extends ResourceDeps {
  readonly secrets: Secrets;
  /** True if the test provider is the one that takes the money; else it has no page. */
  readonly isConnected: boolean;
}

interface Move {
  readonly from: readonly TestPaymentState[];
  readonly to: TestPaymentState;
}

function moveFor(outcome: Outcome, behaviour: Behaviour): Move {
  switch (outcome) {
    case 'pay':
      return { from: ['open'], to: behaviour === 'late' ? 'underway' : 'confirmed' };
    case 'decline':
      return { from: ['open'], to: 'failed' };
    case 'cancel':
      return { from: ['open'], to: 'cancelled' };
    case 'arrive':
      return { from: ['underway'], to: 'confirmed' };
  }
}

/** Tells our own endpoint, as a provider would; what it answers is nobody's concern here. */
async function tell(
  app: FastifyInstance,
  secrets: Secrets,
  id: string,
  { state, behaviour }: { readonly state: TestPaymentState; readonly behaviour: Behaviour },
): Promise<void> {
  if (state === 'underway') return;
  for (const event of eventsFor(behaviour, id, `payment.${state}`)) {
    const { body, headers } = signEvent(event, secrets[0]);
    await app.inject({ method: 'POST', url: '/api/webhooks/test', payload: body, headers });
  }
}

function pageRoute(app: FastifyInstance, { clock }: TestPaymentsDeps, load: Load): void {
  defineRoute(app, {
    method: 'GET',
    url: payPagePath(':id'),
    summary: 'Die Zahlungsseite des Testanbieters',
    access: 'test_payments.read',
    params: IdParams,
    produces: PAGE,
    response: { 200: Type.String() },
    errors: [404],
    async handler({ params }, reply) {
      const payment = await load(params.id);
      reply.type('text/html; charset=utf-8');
      return testPayPage(payment, isPageOver(payment, clock()));
    },
  });
}

type Load = (id: string) => Promise<TestPaymentRow>;

/**
 * The pay page of the test provider. It is served by the API and is no page of a remote: a provider's page is somebody
 * else's, works without our scripts, and is left by a redirect.
 */
export async function testPaymentsModule(app: FastifyInstance, deps: TestPaymentsDeps): Promise<void> {
  const { db, clock, secrets, isConnected } = deps;
  const load: Load = async (id) => {
    const payment = isConnected ? await findTestPayment(db, id.toLowerCase()) : null;
    if (!payment) throw notFound('Diese Zahlung gibt es beim Testanbieter nicht.');
    return payment;
  };
  pageRoute(app, deps, load);
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  defineRoute(app, {
    method: 'POST',
    url: payPagePath(':id'),
    summary: 'Beim Testanbieter bezahlen, ablehnen oder abbrechen',
    access: 'test_payments.pay',
    params: IdParams,
    body: PressedButton,
    bodyLimit: LARGEST_FORM,
    consumes: [FORM],
    produces: PAGE,
    // Nobody is logged in at a provider by a cookie of ours.
    withoutCsrf: true,
    response: { 303: null },
    errors: [404, 422],
    async handler({ params, body }, reply) {
      const { id, returnUrl, ...payment } = await load(params.id);
      const { outcome, behaviour = 'prompt' } = body as Static<typeof PressedButton>;
      const { from, to } = moveFor(outcome, behaviour);
      const isTooLate = outcome !== 'arrive' && isPageOver(payment, clock());
      if (!isTooLate && (await moveTestPayment(db, id, from, to)))
        await tell(app, secrets, id, { state: to, behaviour });
      return reply.code(303).header('location', returnUrl).send();
    },
  });
}

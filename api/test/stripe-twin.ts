import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Shapes of https://docs.stripe.com/api, as far as anybody here reads them. */
interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent:
    | string
    | { readonly id: string; readonly last_payment_error: { readonly message: string } | null }
    | null;
}

interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

export interface StripeTwin {
  readonly url: string;
  readonly secretKey: string;
  readonly pay: (sessionId: string) => void;
  readonly decline: (sessionId: string) => void;
  /** Sets the status that refunds have from now on. */
  readonly refundAs: (status: Refund['status']) => void;
  /** Answers nothing but 500 from now on, or again as it should. */
  readonly misbehave: (isOn: boolean) => void;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const mistake = (message: string, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message } },
});

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** The state of a twin, and what it answers. */
class Books {
  readonly sessions = new Map<string, Session>();
  readonly refunds = new Map<string, Refund>();
  refundStatus: Refund['status'] = 'succeeded';

  create(form: URLSearchParams, origin: string): Answer {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const method = form.get('allowed_payment_method_types[0]');
    const isKnown = method === 'card' || method === 'twint';
    if (!Number.isInteger(amount) || !isKnown) return mistake('Invalid line items or payment method types.');
    const expires = Number(form.get('expires_at'));
    const id = `cs_test_${this.sessions.size + 1}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${origin}/c/pay/${id}`,
      amount_total: amount,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      expires_at: expires,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    this.sessions.set(id, session);
    return { status: 200, body: session };
  }

  expire(id: string): Answer {
    const session = this.sessions.get(id);
    if (session?.status !== 'open')
      return mistake('Only Checkout Sessions with a status of open can be expired.');
    session.status = 'expired';
    return { status: 200, body: session };
  }

  refund(form: URLSearchParams): Answer {
    const intent = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const paid = [...this.sessions.values()].find(({ payment_intent }) => payment_intent === intent);
    const before = [...this.refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
    const left = (paid?.amount_total ?? 0) - before.reduce((sum, each) => sum + each.amount, 0);
    if (amount > left) return mistake('Refund amount is greater than unrefunded amount on charge.');
    const id = `re_test_${this.refunds.size + 1}`;
    const refund: Refund = {
      id,
      object: 'refund',
      amount,
      payment_intent: intent,
      status: this.refundStatus,
    };
    this.refunds.set(id, refund);
    return { status: 200, body: refund };
  }
}

function answerTo(books: Books, method: string, path: string, form: URLSearchParams, origin: string): Answer {
  const [, , resource, sub, id, action] = path.split('/');
  if (resource === 'checkout' && sub === 'sessions') {
    if (method === 'POST' && !id) return books.create(form, origin);
    if (method === 'POST' && id && action === 'expire') return books.expire(id);
    const session = books.sessions.get(id ?? '');
    return session ? { status: 200, body: session } : mistake('No such checkout.session', 404);
  }
  if (resource !== 'refunds') return mistake('Unrecognized request URL', 404);
  if (method === 'POST') return books.refund(form);
  const refund = books.refunds.get(sub ?? '');
  return refund ? { status: 200, body: refund } : mistake('No such refund', 404);
}

const SECRET_KEY = 'sk_test_twin';

/** Speaks Stripe's HTTP, keeps state, and wants a key and an idempotency key as Stripe does. */
export async function startStripe(): Promise<StripeTwin> {
  const books = new Books();
  const kept = new Map<string, Answer>();
  let isBad = false;
  let url = '';
  async function answer(request: IncomingMessage): Promise<Answer> {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return mistake('Invalid API Key', 401);
    if (isBad)
      return { status: 500, body: { error: { type: 'api_error', message: 'Something went wrong.' } } };
    const { method = 'GET' } = request;
    const [path = ''] = (request.url ?? '').split('?');
    const form = await formOf(request);
    const key = String(request.headers['idempotency-key'] ?? '');
    if (method === 'POST' && kept.has(key)) return kept.get(key) as Answer;
    const made = answerTo(books, method, path, form, url);
    if (method === 'POST' && key) kept.set(key, made);
    return made;
  }
  const server = createServer((request, response: ServerResponse) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sessionOf = (id: string): Session => {
    const session = books.sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  };
  return {
    url,
    secretKey: SECRET_KEY,
    pay(id) {
      const session = sessionOf(id);
      if (session.status !== 'open') return;
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` });
    },
    decline(id) {
      const last_payment_error = { message: 'Your card was declined.' };
      Object.assign(sessionOf(id), {
        status: 'complete',
        payment_intent: { id: `pi_${id}`, last_payment_error },
      });
    },
    refundAs: (status) => {
      books.refundStatus = status;
    },
    misbehave: (isOn) => {
      isBad = isOn;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

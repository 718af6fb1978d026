import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { decimalOf, rappenOf } from '../system/amounts.domain.ts';
import type { TwinDeps } from './twin-deps.ts';
import { TWIN_COUNTRIES, TWIN_CURRENCIES, TWIN_USER_ID } from './twin-lists.ts';
import { notSaved, unknown } from './twin-refusal.ts';
import type { TwinInvoice, TwinState } from './twin-state.ts';

const id = Type.Integer({ minimum: 1 });
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const decimal = Type.String({ pattern: '^-?\\d+(\\.\\d{1,6})?$' });
const strict = { additionalProperties: false } as const;

const Search = Type.Array(
  Type.Object({ field: Type.String(), value: Type.String(), criteria: Type.Enum(['=']) }, strict),
  { minItems: 1 },
);

/** `address` is deprecated, and not taken here. */
const Contact = Type.Object(
  {
    contact_type_id: Type.Enum([1, 2]),
    name_1: Type.String({ minLength: 1, maxLength: 255 }),
    name_2: Type.Optional(Type.String({ maxLength: 255 })),
    street_name: Type.Optional(Type.String({ maxLength: 255 })),
    house_number: Type.Optional(Type.String({ maxLength: 255 })),
    postcode: Type.Optional(Type.String({ maxLength: 255 })),
    city: Type.Optional(Type.String({ maxLength: 255 })),
    country_id: Type.Optional(id),
    mail: Type.Optional(Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' })),
    user_id: id,
    owner_id: id,
  },
  strict,
);

const Invoice = Type.Object(
  {
    title: Type.String({ maxLength: 255 }),
    contact_id: id,
    user_id: id,
    currency_id: id,
    mwst_type: Type.Enum([0, 1, 2]),
    mwst_is_net: Type.Boolean(),
    is_valid_from: day,
    is_valid_to: day,
    api_reference: Type.Optional(Type.String({ maxLength: 255 })),
    positions: Type.Array(
      Type.Object(
        {
          type: Type.Literal('KbPositionCustom'),
          amount: decimal,
          unit_price: decimal,
          account_id: id,
          tax_id: id,
          text: Type.String({ minLength: 1 }),
        },
        strict,
      ),
      { minItems: 1 },
    ),
  },
  strict,
);

const Payment = Type.Object({ date: day, value: decimal, title: Type.Optional(Type.String()) }, strict);

type Body<S extends Parameters<typeof Type.Array>[0]> = FastifyRequest<{ Body: Static<S> }>;
type Params = { readonly id: string; readonly payment: string };
type OfInvoice = FastifyRequest<{ Params: Params }>;

/** As bexio writes amounts. */
const long = (amount: number) => `${decimalOf(amount)}0000`;
const paidOf = ({ payments }: TwinInvoice) => payments.reduce((sum, { value }) => sum + value, 0);

/** 7 draft, 8 pending, 9 paid, 16 partial. */
function statusOf(invoice: TwinInvoice): number {
  if (!invoice.issued) return 7;
  const paid = paidOf(invoice);
  if (paid === invoice.total) return 9;
  return paid === 0 ? 8 : 16;
}

const invoiceAnswer = (invoice: TwinInvoice) => ({
  id: invoice.id,
  contact_id: invoice.contact_id,
  title: invoice.title,
  api_reference: invoice.api_reference,
  kb_item_status_id: statusOf(invoice),
  total: long(invoice.total),
  total_received_payments: long(paidOf(invoice)),
});

function requireInvoice({ invoices }: TwinState, { params }: OfInvoice): TwinInvoice {
  const found = invoices.find((each) => each.id === Number(params.id));
  if (!found) throw unknown('invoice');
  return found;
}

const newId = (state: TwinState): number => {
  state.nextId += 1;
  return state.nextId;
};

/** Amount and price are multiplied as whole numbers. */
function totalOf({ positions }: Static<typeof Invoice>): number {
  return positions.reduce((sum, { amount, unit_price: price }) => {
    const rappen = rappenOf(price);
    if (rappen === null || !/^\d+$/.test(amount)) throw notSaved('positions: only whole amounts here');
    return sum + Number(amount) * rappen;
  }, 0);
}

/** Everything that an invoice refers to is to be there, active and of the right kind. */
function requireKnown(state: TwinState, invoice: Static<typeof Invoice>): void {
  const isKnown = {
    contact_id: state.contacts.some((each) => each.id === invoice.contact_id),
    user_id: invoice.user_id === TWIN_USER_ID,
    currency_id: TWIN_CURRENCIES.some((each) => each.id === invoice.currency_id),
    'positions.tax_id': invoice.positions.every(({ tax_id: taxId }) =>
      state.taxes.some((each) => each.id === taxId && each.is_active && each.type === 'sales_tax'),
    ),
    'positions.account_id': invoice.positions.every(({ account_id: accountId }) =>
      state.accounts.some((each) => each.id === accountId && each.is_active && !each.is_locked),
    ),
  };
  const wrong = Object.entries(isKnown).filter(([, known]) => !known);
  if (wrong.length > 0) throw notSaved(...wrong.map(([field]) => `${field}: is not valid`));
}

function contactRoutes(app: FastifyInstance, { change }: TwinDeps): void {
  app.post('/2.0/contact/search', { schema: { body: Search } }, async ({ body }: Body<typeof Search>) =>
    change(({ contacts }) =>
      contacts.filter((contact) =>
        body.every(({ field, value }) => String(contact[field] ?? '').toLowerCase() === value.toLowerCase()),
      ),
    ),
  );
  app.post('/2.0/contact', { schema: { body: Contact } }, async ({ body }: Body<typeof Contact>, reply) => {
    const isOurs = body.user_id === TWIN_USER_ID && body.owner_id === TWIN_USER_ID;
    if (!isOurs) throw notSaved('user_id: is not valid');
    if (body.country_id !== undefined && !TWIN_COUNTRIES.some((each) => each.id === body.country_id))
      throw notSaved('country_id: is not valid');
    reply.code(201);
    return change((state) => {
      const contact = { ...body, id: newId(state) };
      state.contacts.push(contact);
      return contact;
    });
  });
}

function invoiceRoutes(app: FastifyInstance, { change }: TwinDeps): void {
  app.post('/2.0/kb_invoice/search', { schema: { body: Search } }, async ({ body }: Body<typeof Search>) =>
    change(({ invoices }) =>
      invoices
        .filter((invoice) =>
          body.every(({ field, value }) => {
            if (field !== 'api_reference') throw notSaved(`field ${field}: is not valid`);
            return invoice.api_reference === value;
          }),
        )
        .map(invoiceAnswer),
    ),
  );
  app.post(
    '/2.0/kb_invoice',
    { schema: { body: Invoice } },
    async ({ body }: Body<typeof Invoice>, reply) => {
      reply.code(201);
      return change((state) => {
        requireKnown(state, body);
        if (body.mwst_type === 0 && body.mwst_is_net) throw notSaved('mwst_is_net: is not valid');
        const { contact_id, title, is_valid_from, is_valid_to, api_reference = null } = body;
        const kept = { contact_id, title, is_valid_from, is_valid_to, api_reference };
        const born = { issued: false, sent: false, payments: [] };
        const invoice: TwinInvoice = { ...kept, ...born, id: newId(state), total: totalOf(body) };
        state.invoices.push(invoice);
        return invoiceAnswer(invoice);
      });
    },
  );
  app.post('/2.0/kb_invoice/:id/issue', async (request: OfInvoice) =>
    change((state) => {
      const invoice = requireInvoice(state, request);
      if (invoice.issued) throw notSaved('kb_item_status_id: is not a draft');
      invoice.issued = true;
      return { success: true };
    }),
  );
  app.post('/2.0/kb_invoice/:id/mark_as_sent', async (request: OfInvoice) =>
    change((state) => {
      const invoice = requireInvoice(state, request);
      if (!invoice.issued) throw notSaved('kb_item_status_id: is a draft');
      invoice.sent = true;
      return { success: true };
    }),
  );
}

function paymentRoutes(app: FastifyInstance, { change }: TwinDeps): void {
  const answerOf = ({ value, ...payment }: TwinInvoice['payments'][number]) => ({
    ...payment,
    value: long(value),
  });
  app.get('/2.0/kb_invoice/:id/payment', async (request: OfInvoice) =>
    change((state) => requireInvoice(state, request).payments.map(answerOf)),
  );
  app.post(
    '/2.0/kb_invoice/:id/payment',
    { schema: { body: Payment } },
    async (request: FastifyRequest<{ Params: Params; Body: Static<typeof Payment> }>, reply) => {
      reply.code(201);
      return change((state) => {
        const invoice = requireInvoice(state, request);
        const { date, title = null } = request.body;
        const value = rappenOf(request.body.value);
        if (!invoice.issued) throw notSaved('kb_item_status_id: is a draft');
        if (!value) throw notSaved('value: is not valid');
        const paid = (paidOf(invoice) + value) * Math.sign(invoice.total);
        if (paid < 0 || paid > Math.abs(invoice.total)) throw notSaved('value: is more than what is open');
        const payment = { id: newId(state), date, title, value };
        invoice.payments.push(payment);
        return answerOf(payment);
      });
    },
  );
  app.delete('/2.0/kb_invoice/:id/payment/:payment', async (request: OfInvoice) =>
    change((state) => {
      const invoice = requireInvoice(state, request);
      const kept = invoice.payments.filter((each) => each.id !== Number(request.params.payment));
      if (kept.length === invoice.payments.length) throw unknown('payment');
      invoice.payments = kept;
      return { success: true };
    }),
  );
}

/** Contacts, invoices and their payments. */
export function bookRoutes(app: FastifyInstance, deps: TwinDeps): void {
  contactRoutes(app, deps);
  invoiceRoutes(app, deps);
  paymentRoutes(app, deps);
}

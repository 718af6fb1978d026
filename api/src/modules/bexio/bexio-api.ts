import { Type } from 'typebox';
import { answerReader } from './answer-reader.ts';
import type { NewContact, SearchTerm } from './contact.domain.ts';
import type { Position, Tax } from './positions.domain.ts';
import { rappenOf } from './system/amounts.domain.ts';
import { BexioAway, BexioBusy, BexioEnded, BexioRefused, ENDED } from './system/bexio.errors.ts';
import type { BexioSystem } from './system/bexio-system.ts';
import type { OutgoingCall, RawAnswer } from './system/send.ts';

/** Hands out tokens that are good, and others when bexio does not take one. */
export interface BexioAccess {
  token(): Promise<string>;
  /** A token in place of one that was refused. @throws BexioEnded when there is none. */
  instead(of: string): Promise<string>;
}

export interface NewInvoice {
  readonly title: string;
  readonly contact_id: number;
  readonly user_id: number;
  readonly currency_id: number;
  /** 0: VAT is included in the prices. */
  readonly mwst_type: 0;
  readonly mwst_is_net: false;
  readonly is_valid_from: string;
  readonly is_valid_to: string;
  readonly api_reference: string;
  readonly positions: readonly Position[];
}

export interface NewPayment {
  readonly date: string;
  readonly value: string;
  readonly title: string;
}

const id = Type.Integer({ minimum: 1 });
const withId = Type.Object({ id });
const readIds = answerReader(Type.Array(withId));
const readId = answerReader(withId);
const readSuccess = answerReader(Type.Object({ success: Type.Literal(true) }));
const invoice = Type.Object({ id, kb_item_status_id: Type.Integer(), total: Type.String() });
const readInvoice = answerReader(invoice);
const readInvoices = answerReader(Type.Array(invoice));
const readPayments = answerReader(
  Type.Array(Type.Object({ id, value: Type.String(), title: Type.Union([Type.String(), Type.Null()]) })),
);
const readTaxes = answerReader(
  Type.Array(Type.Object({ id, display_name: Type.String(), value: Type.Number({ minimum: 0 }) })),
);
const readAccounts = answerReader(
  Type.Array(
    Type.Object({
      id,
      account_no: Type.String(),
      name: Type.String(),
      account_type: Type.Integer(),
      is_active: Type.Boolean(),
    }),
  ),
);
const readCountries = answerReader(Type.Array(Type.Object({ id, iso3166_alpha2: Type.String() })));
const readCurrencies = answerReader(Type.Array(Type.Object({ id, name: Type.String() })));
const readCompanies = answerReader(Type.Array(Type.Object({ name: Type.String() }), { minItems: 1 }));

/** Accounts of revenue, in bexio's numbering of kinds. */
const EARNINGS = 1;
const PATIENCE_S = 60;
const LONGEST_REASON = 300;

/** The reason that bexio gives, as short as a line of the office's list. */
function reasonOf(body: string): string {
  try {
    const { message, errors } = JSON.parse(body) as { message?: unknown; errors?: unknown };
    const all = [message, ...(Array.isArray(errors) ? errors : [])].filter(
      (each) => typeof each === 'string',
    );
    return all.join(' ').slice(0, LONGEST_REASON);
  } catch {
    return '';
  }
}

/** @throws BexioBusy, BexioAway, BexioEnded, BexioRefused */
function requireDone({ status, header, body }: RawAnswer): string {
  if (status >= 200 && status < 300) return body;
  if (status === 429)
    throw new BexioBusy(Number(header('retry-after')) || Number(header('ratelimit-reset')) || PATIENCE_S);
  if (status === 403) throw new BexioEnded(ENDED.forbidden);
  if (status >= 500) throw new BexioAway(`bexio answered ${status}`);
  throw new BexioRefused(status, reasonOf(body));
}

/** Everything that a call needs; `beforeCall` is told of each, and may stop it. */
export interface BexioLine {
  readonly system: BexioSystem;
  readonly access: BexioAccess;
  readonly beforeCall?: () => Promise<void>;
}

function callerOn({ system: { apiUrl, send }, access, beforeCall }: BexioLine) {
  return async (method: OutgoingCall['method'], path: string, body?: object): Promise<string> => {
    const callBy = async (token: string) => {
      await beforeCall?.();
      return send({
        method,
        url: `${apiUrl}${path}`,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    };
    const token = await access.token();
    const answer = await callBy(token);
    if (answer.status !== 401) return requireDone(answer);
    const again = await callBy(await access.instead(token));
    if (again.status === 401) throw new BexioEnded(ENDED.revoked);
    return requireDone(again);
  };
}

export type BexioApi = ReturnType<typeof bexioApi>;

/** The calls of bexio that we make, with our names and kinds of numbers (docs.api.bexio.com). */
export function bexioApi(line: BexioLine) {
  const call = callerOn(line);
  const invoiceOf = ({
    id: invoiceId,
    kb_item_status_id: status,
    total,
  }: ReturnType<typeof readInvoice>) => ({
    id: invoiceId,
    status,
    total: rappenOf(total),
  });
  return {
    findContacts: async (terms: readonly SearchTerm[]) =>
      readIds(await call('POST', '/2.0/contact/search', terms)).map((contact) => contact.id),
    createContact: async (contact: NewContact) => readId(await call('POST', '/2.0/contact', contact)).id,
    findInvoices: async (number: string) => {
      const terms = [{ field: 'api_reference', value: number, criteria: '=' }];
      return readInvoices(await call('POST', '/2.0/kb_invoice/search', terms)).map(invoiceOf);
    },
    createInvoice: async (created: NewInvoice) =>
      invoiceOf(readInvoice(await call('POST', '/2.0/kb_invoice', created))),
    issueInvoice: async (invoiceId: number) =>
      void readSuccess(await call('POST', `/2.0/kb_invoice/${invoiceId}/issue`)),
    markAsSent: async (invoiceId: number) =>
      void readSuccess(await call('POST', `/2.0/kb_invoice/${invoiceId}/mark_as_sent`)),
    payments: async (invoiceId: number) =>
      readPayments(await call('GET', `/2.0/kb_invoice/${invoiceId}/payment`)).map((payment) => ({
        id: payment.id,
        amount: rappenOf(payment.value),
        title: payment.title,
      })),
    createPayment: async (invoiceId: number, payment: NewPayment) =>
      readId(await call('POST', `/2.0/kb_invoice/${invoiceId}/payment`, payment)).id,
    removePayment: async (invoiceId: number, paymentId: number) =>
      void readSuccess(await call('DELETE', `/2.0/kb_invoice/${invoiceId}/payment/${paymentId}`)),
    taxes: async (): Promise<Tax[]> =>
      readTaxes(await call('GET', '/3.0/taxes?scope=active&types=sales_tax')).map((tax) => ({
        id: tax.id,
        title: tax.display_name,
        percent: tax.value,
      })),
    accounts: async () =>
      readAccounts(await call('GET', '/2.0/accounts'))
        .filter((account) => account.is_active && account.account_type === EARNINGS)
        .map((account) => ({ id: account.id, title: `${account.account_no} ${account.name}` })),
    countryIds: async () =>
      new Map(
        readCountries(await call('GET', '/2.0/country')).map((country) => [
          country.iso3166_alpha2,
          country.id,
        ]),
      ),
    currencyId: async (code: string) =>
      readCurrencies(await call('GET', '/3.0/currencies')).find(({ name }) => name === code)?.id ?? null,
    userId: async () => readId(await call('GET', '/3.0/users/me')).id,
    companyName: async () => readCompanies(await call('GET', '/2.0/company_profile'))[0]?.name ?? '',
  };
}

/** The state that the test system keeps: plain data, so that it fits into a file. */
export interface TwinState {
  nextId: number;
  /** Codes that were handed out and not yet redeemed. */
  readonly codes: Record<string, { readonly challenge: string; readonly redirectUri: string }>;
  /** Until when each access token is good, in milliseconds. */
  readonly accessTokens: Record<string, number>;
  /** Each is good for one renewal. */
  refreshTokens: string[];
  readonly contacts: TwinContact[];
  readonly invoices: TwinInvoice[];
  readonly taxes: TwinTax[];
  readonly accounts: TwinAccount[];
}

export interface TwinContact {
  readonly id: number;
  readonly [field: string]: unknown;
}

export interface TwinPayment {
  readonly id: number;
  readonly date: string;
  readonly title: string | null;
  /** Rappen. */
  readonly value: number;
}

export interface TwinInvoice {
  readonly id: number;
  readonly contact_id: number;
  readonly api_reference: string | null;
  readonly title: string;
  readonly is_valid_from: string;
  readonly is_valid_to: string;
  /** Rappen. */
  readonly total: number;
  issued: boolean;
  sent: boolean;
  payments: TwinPayment[];
}

export interface TwinTax {
  id: number;
  code: string;
  display_name: string;
  value: number;
  type: 'sales_tax' | 'pre_tax';
  is_active: boolean;
}

export interface TwinAccount {
  readonly id: number;
  readonly account_no: string;
  readonly name: string;
  /** 1 earnings, 2 expenditures, 3 assets, 4 liabilities. */
  readonly account_type: number;
  readonly is_active: boolean;
  readonly is_locked: boolean;
}

const tax = (id: number, code: string, words: string, value: number, isActive = true): TwinTax => ({
  id,
  code,
  display_name: `${code} - ${words}`,
  value,
  type: 'sales_tax',
  is_active: isActive,
});

const account = (id: number, no: string, name: string, kind: number): TwinAccount => ({
  id,
  account_no: no,
  name,
  account_type: kind,
  is_active: true,
  is_locked: false,
});

/** A company with the taxes and accounts that bexio begins with. */
export const newTwinState = (): TwinState => ({
  nextId: 100,
  codes: {},
  accessTokens: {},
  refreshTokens: [],
  contacts: [],
  invoices: [],
  taxes: [
    tax(1, 'UN77', 'Umsatzsteuer 7.7 %', 7.7, false),
    tax(2, 'UN81', 'Umsatzsteuer 8.1 %', 8.1),
    tax(3, 'UN38', 'Beherbergung 3.8 %', 3.8),
    tax(4, 'UOV', 'Von der Steuer ausgenommen', 0),
    tax(5, 'UAL', 'Leistungen im Ausland', 0),
    tax(6, 'UMK', 'Keine Mehrwertsteuer', 0),
    { ...tax(7, 'VM81', 'Vorsteuer 8.1 %', 8.1), type: 'pre_tax' },
  ],
  accounts: [
    account(11, '1020', 'Bank', 3),
    account(12, '1100', 'Forderungen', 3),
    account(21, '3400', 'Ertrag Touren und Kurse', 1),
    account(22, '3410', 'Ertrag Übernachtungen', 1),
    account(23, '3680', 'Annullationsgebühren', 1),
    account(31, '6500', 'Verwaltungsaufwand', 2),
  ],
});

/** The store that holds the state between two calls. */
export interface TwinStore {
  read(): TwinState;
  write(state: TwinState): void;
}

import type { Db } from '../src/db/client.ts';
import { issueInvoices } from '../src/modules/invoices/index.ts';
import { settings } from '../src/modules/settings/settings.table.ts';
import { NOW } from './build-test-app.ts';

export const IBAN = 'CH9300762011623852957';
export const QR_IBAN = 'CH4431999123000889012';

/** Gives the company an account and further settings: without one nothing is issued. */
export const billBy = (db: Db, changes: Partial<typeof settings.$inferInsert> = {}) =>
  db.update(settings).set({ iban: IBAN, vatNumber: 'CHE-123.456.788 MWST', ...changes });

/** Runs the job that issues invoices. */
export const issueAll = (db: Db, now = NOW) =>
  issueInvoices({ db, clock: () => now, origin: 'https://firn.example' });

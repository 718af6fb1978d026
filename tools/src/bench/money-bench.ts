import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import type { Database } from '@firn/api/db';
import { invoiceFile, issueInvoices } from '@firn/api/invoices';
import { aCamtFile } from '@firn/api/seed';
import { withDemoDatabase } from './demo-database.ts';
import { addUnbilled, fillBooks } from './full-books.ts';
import { loginToApp, type OfficeClient } from './office-client.ts';
import { recordStatements } from './recorded-statements.ts';
import { type BenchResult, benchResult, median } from './result.ts';
import { timed } from './timed.ts';

const BOOKINGS = 100_000;
const ROUNDS = 7;
const MOST_STATEMENTS = 5;
const WITHIN_A_SECOND = { of: 'value', atMost: 1000 } as const;
/** A year among the three that the bookings are spread over. */
const FIGURES = '/api/finance?from=2025-01-01&to=2025-12-31';

/** The page of the finances against its own statements, without the session of whoever asks. */
async function measureFigures(database: Database, send: OfficeClient): Promise<BenchResult> {
  const request = () => send({ url: FIGURES });
  const bare = await recordStatements(database, request, { without: /session|api_token|"users"/i });
  if (bare.count > MOST_STATEMENTS) throw new Error(`The figures took ${bare.count} statements`);
  const rounds: { readonly api: number; readonly sql: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ api: await timed(request), sql: await timed(bare.replay) });
  return benchResult({
    name: `figures of a year, of ${BOOKINGS.toLocaleString('en')} bookings (${database.engine})`,
    unit: 'ms',
    value: median(rounds.map(({ api }) => api)),
    reference: median(rounds.map(({ sql }) => sql)),
    referenceName: `its ${bare.count} statements bare`,
    target: WITHIN_A_SECOND,
  });
}

const INVOICES = 1_000;

/** Times the job's issue of invoices, with the papers that its mails carry, against the same papers alone. */
async function measureIssue(database: Database): Promise<BenchResult> {
  const { db } = database;
  const clock = () => new Date();
  const issue = () => issueInvoices({ db, clock, origin: 'https://firn.example' });
  await issue();
  await addUnbilled(database, INVOICES);
  const issued = await timed(issue);
  const { rows } = await db.execute<{ id: string }>(
    `select i.id from invoices i join bookings b on b.id = i.booking_id where b.number like 'B-1901-%'`,
  );
  if (rows.length !== INVOICES) throw new Error(`${rows.length} invoices were issued`);
  const papers = await timed(async () => {
    for (const { id } of rows) await invoiceFile(db, id);
  });
  return benchResult({
    name: `issue of ${INVOICES.toLocaleString('en')} invoices with their papers (${database.engine})`,
    unit: 'ms',
    value: issued + papers,
    reference: papers,
    referenceName: 'the papers alone',
    target: { of: 'ratio', atMost: 1.5 },
  });
}

const TRANSACTIONS = 10_000;
const WITHIN_HALF_A_MINUTE = { of: 'value', atMost: 30_000 } as const;

const residentMb = (): number => process.memoryUsage().rss / 1_048_576;

/** A file of the bank that pays an open invoice with each of its transactions, against the entries of the ledger written bare. */
async function measureImport(database: Database, send: OfficeClient): Promise<BenchResult> {
  const { db } = database;
  await db.execute('alter table invoices disable trigger user');
  const { rows } = await db.execute<{ reference: string }>(
    `update invoices i set reference = lpad(split_part(i.number, '-', 3), 27, '7')
     from (
       select i.id from invoices i join bookings b on b.id = i.booking_id
       where i.number like 'R-1900-%' and b.paid = 0 order by i.number limit ${TRANSACTIONS}
     ) open
     where open.id = i.id returning i.reference`,
  );
  await db.execute('alter table invoices enable trigger user');
  const file = aCamtFile(rows.map(({ reference }) => ({ amount: '1300.00', reference })));
  const form = new FormData();
  form.append('file', new Blob([file]), 'camt.xml');
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const before = residentMb();
  const imported = await timed(() => send({ method: 'POST', url: '/api/bank_statements', headers, payload }));
  const grown = residentMb() - before;
  const written = await timed(() =>
    db.execute(
      `insert into payments (booking_id, kind, amount, method, received_on)
       select booking_id, 'payment', 130000, 'bank', current_date from invoices where reference like '7%'`,
    ),
  );
  return benchResult({
    name: `file of the bank with ${rows.length.toLocaleString('en')} transactions (${database.engine})`,
    unit: 'ms',
    value: imported,
    reference: written,
    referenceName: 'its entries in one statement',
    target: WITHIN_HALF_A_MINUTE,
    note: `${Math.round(grown)} MB more resident`,
  });
}

/** Measures what takes long where there is much money. */
export async function moneyBench(): Promise<BenchResult[]> {
  return withDemoDatabase(async (database, dataDir) => {
    const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const app = await buildApp({ db: database.db, config, clock: () => new Date() });
    try {
      const send = await loginToApp(app);
      await fillBooks(database, BOOKINGS);
      return [
        await measureFigures(database, send),
        await measureImport(database, send),
        await measureIssue(database),
      ];
    } finally {
      await app.close();
    }
  });
}

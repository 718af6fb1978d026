import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { workImports } from '@firn/api/address-import';
import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import type { Database } from '@firn/api/db';
import { loginToApp, type OfficeClient } from './office-client.ts';
import { type BenchResult, benchResult } from './result.ts';
import { timed } from './timed.ts';

const ROWS = 20_000;
/** Rows of one statement of the reference, as the import has in one transaction. */
const PIECE = 250;

const HEADINGS = 'Vorname;Nachname;E-Mail;Strasse;PLZ;Ort;Telefon;Geburtsdatum';

/** A family name of letters alone: figures in it are refused. */
const nameOf = (at: number): string => {
  const letters = [...at.toString(20)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 20)));
  return `Muster${letters.join('')}`;
};

const listOf = (rows: number): string =>
  [
    HEADINGS,
    ...Array.from({ length: rows }, (_, at) => {
      const phone = `079 ${String(1_000_000 + at)}`;
      return `Anna;${nameOf(at)};anna${at}@bench.example;Bergweg ${at};7000;Chur;${phone};14.02.1990`;
    }),
  ].join('\r\n');

/** A form with the list as its only file. */
function formOf(list: string) {
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="liste.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  const payload = `${head}${list}\r\n--${boundary}--\r\n`;
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

interface ImportState {
  readonly state: string;
  readonly created: number;
  readonly refused: number;
}

/** Sends the list as the office does, and works on it as the job does. */
async function takeIn(office: OfficeClient, database: Database): Promise<ImportState> {
  const sent = await office({ method: 'POST', url: '/api/imports/addresses', ...formOf(listOf(ROWS)) });
  await workImports({ db: database.db, clock: () => new Date() });
  const url = String(sent.headers.location);
  for (;;) {
    const made = (await office({ url })).json<ImportState>();
    if (made.state !== 'running') return made;
    await pause(100);
  }
}

/** The same number of people, copied by the database, as many at once. */
async function copyPeople({ db }: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'users' and is_generated = 'NEVER' and column_name not in ('id', 'code', 'email')`,
  );
  const copied = rows.map(({ name }) => `"${name}"`).join(', ');
  for (let from = 0; from < ROWS; from += PIECE) {
    await db.execute(
      `insert into users (id, code, email, ${copied})
       select gen_random_uuid(), 900000 + n, 'copy' || n || '@bench.example', ${copied}
       from (select ${copied} from users where email = 'anna0@bench.example') one, generate_series(${from}, ${from + PIECE - 1}) n`,
    );
  }
}

/** How long a list of 20,000 people takes until it is in, and how much memory the process has then had. */
export async function measureImport(database: Database, dataDir: string): Promise<BenchResult[]> {
  const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const app = await buildApp({ db: database.db, config, clock: () => new Date() });
  const office = await loginToApp(app);
  let made: ImportState = { state: '', created: 0, refused: 0 };
  const value = await timed(async () => {
    made = await takeIn(office, database);
  });
  if (made.state !== 'done' || made.created !== ROWS) {
    const { state, created, refused } = made;
    throw new Error(`The import is ${state}, with ${created} new people and ${refused} refused rows.`);
  }
  const reference = await timed(() => copyPeople(database));
  await app.close();
  return [
    benchResult({
      name: `import of ${ROWS.toLocaleString('en')} people (${database.engine})`,
      unit: 'ms',
      value,
      reference,
      referenceName: 'as many people copied by the database',
      note: `${Math.round((ROWS / value) * 1000).toLocaleString('en')} rows a second`,
    }),
  ];
}

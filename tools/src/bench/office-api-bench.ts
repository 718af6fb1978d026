import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import type { Database } from '@firn/api/db';
import { seedOffers } from '@firn/api/seed';
import { etagOf, type OfferResponse } from '@firn/shared-contracts/api';
import { withDemoDatabase } from './demo-database.ts';
import { loginToApp, type OfficeClient } from './office-client.ts';
import { type Recording, recordStatements } from './recorded-statements.ts';
import { type BenchResult, benchResult, median } from './result.ts';
import { throughput } from './throughput.ts';

const OFFERS = 5000;
const CONCURRENCY = 10;
const ROUNDS = 5;
const SECONDS = 1.5;
/** As /admin/offer asks. */
const PROPERTIES = 'id code title type level activities guides priceFrom state version'.split(' ');
const LIST = `/api/offers?itemsPerPage=50&order[title]=asc&${PROPERTIES.map((name) => `properties[]=${name}`).join('&')}`;
/** A request at least half as quick as its statements takes at most twice their time. */
const TWICE = { of: 'ratio', atMost: 2 } as const;
const FLAT = { of: 'ratio', atMost: 1.5 } as const;

/** Milliseconds of one, with several at once. */
const timeOf = async (work: () => Promise<unknown>) =>
  (1000 * CONCURRENCY) / (await throughput(work, CONCURRENCY, SECONDS));

interface Figure {
  readonly value: number;
  readonly result: BenchResult;
}

/** Rounds take turns, so that a busy moment of the machine affects both alike. */
async function measure(
  name: string,
  request: () => Promise<unknown>,
  bare: Pick<Recording, 'count' | 'replay'>,
  prepare = async () => {},
): Promise<Figure> {
  const rounds: { readonly api: number; readonly sql: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare();
    rounds.push({ api: await timeOf(request), sql: await timeOf(bare.replay) });
  }
  const value = median(rounds.map(({ api }) => api));
  const reference = median(rounds.map(({ sql }) => sql));
  const referenceName = `its ${bare.count} statements bare`;
  return { value, result: benchResult({ name, unit: 'ms', value, reference, referenceName, target: TWICE }) };
}

/** What the server does by itself soon after many rows were written: statistics, and the map for index-only scans. */
const tidy = ({ db }: Database) => db.execute('vacuum analyze');

async function measureList(database: Database, send: OfficeClient, size: number): Promise<Figure> {
  const request = () => send({ url: LIST });
  const bare = await recordStatements(database, request);
  const name = `list of 50 offers, of ${size.toLocaleString('en')} (${database.engine})`;
  return measure(name, request, bare);
}

interface Editor {
  readonly address: string;
  readonly etag: string;
}

interface Editors {
  /** One change of an offer, by whichever editor is free; each has an offer of its own. */
  edit(): Promise<void>;
  /** Lets the next editor be the one. */
  next(): void;
  /** Shows everybody what was changed past them. */
  refresh(): Promise<void>;
}

function editorsWith(send: OfficeClient): Editors {
  let free: Editor[] = [];
  let edits = 0;
  return {
    async edit() {
      const editor = free.pop();
      if (!editor) throw new Error('More lanes than editors.');
      edits += 1;
      const { headers } = await send({
        method: 'PATCH',
        url: editor.address,
        headers: { 'content-type': 'application/merge-patch+json', 'if-match': editor.etag },
        payload: JSON.stringify({ subtitle: `Fassung ${edits}` }),
      });
      free.push({ ...editor, etag: String(headers.etag) });
    },
    next: () => free.unshift(...free.splice(-1)),
    async refresh() {
      const response = await send({ url: `/api/offers?itemsPerPage=${CONCURRENCY}` });
      const { 'hydra:member': members } = response.json<{ 'hydra:member': OfferResponse[] }>();
      free = members.map((offer) => ({ address: offer['@id'], etag: etagOf(offer) }));
    },
  };
}

/** The statements of one change by each editor; repeated at once they wait for each other as little as changes do. */
async function measurePatch(database: Database, send: OfficeClient): Promise<BenchResult> {
  const { edit, next, refresh } = editorsWith(send);
  await refresh();
  const idle: Recording[] = [];
  for (let index = 0; index < CONCURRENCY; index += 1) {
    idle.push(await recordStatements(database, edit));
    next();
  }
  const count = idle[0]?.count ?? 0;
  const replay = async () => {
    const recording = idle.pop();
    if (!recording) throw new Error('More lanes than recordings.');
    await recording.replay();
    idle.push(recording);
  };
  return (await measure(`PATCH of an offer (${database.engine})`, edit, { count, replay }, refresh)).result;
}

/** The office's requests against the same SQL without the API, and the list against the same list of fewer offers. */
export async function officeApiBench(): Promise<BenchResult[]> {
  return withDemoDatabase(async (database, dataDir) => {
    const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const app = await buildApp({ db: database.db, config, clock: () => new Date() });
    try {
      const send = await loginToApp(app);
      await tidy(database);
      const { totalItems } = (await send({ url: '/api/offers' })).json<{ totalItems: number }>();
      const few = await measureList(database, send, totalItems);
      await seedOffers({ db: database.db, now: new Date() }, OFFERS);
      await tidy(database);
      const many = await measureList(database, send, OFFERS);
      const flat = benchResult({
        name: 'list of 50 offers, of many against few',
        unit: 'ms',
        value: many.value,
        reference: few.value,
        referenceName: `of ${totalItems}`,
        target: FLAT,
      });
      return [few.result, many.result, flat, await measurePatch(database, send)];
    } finally {
      await app.close();
    }
  });
}

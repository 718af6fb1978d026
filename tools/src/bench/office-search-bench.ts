import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import { withDemoDatabase } from './demo-database.ts';
import { fillGuests } from './full-guests.ts';
import { loginToApp } from './office-client.ts';
import { type BenchResult, benchResult, percentile95 } from './result.ts';
import { timed } from './timed.ts';

const PERSONS = 100_000;
const ROUNDS = 20;
const LISTS = [
  { name: 'guests', url: '/api/users?itemsPerPage=50', parameter: 'user' },
  { name: 'bookings', url: '/api/bookings?itemsPerPage=50', parameter: 'freequery' },
] as const;
/** Half a telephone number, a name the wrong way round, a name and a place, part of an address, and what nobody is called. */
const TEXTS = ['077 123 4', 'Mueller Anna', 'hürlimann uster', 'gast4711', 'xylophon'];

/** The office's search against the same list without a text, by the request that 95 of 100 are not slower than. */
export async function officeSearchBench(): Promise<BenchResult[]> {
  return withDemoDatabase(async (database, dataDir) => {
    await fillGuests(database, PERSONS);
    const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const app = await buildApp({ db: database.db, config, clock: () => new Date() });
    const send = await loginToApp(app);
    const results: BenchResult[] = [];
    for (const { name, url, parameter } of LISTS) {
      for (const text of TEXTS) {
        const search = `${url}&${parameter}=${encodeURIComponent(text)}`;
        const { totalItems } = (await send({ url: search })).json<{ totalItems: number }>();
        const times: { search: number[]; list: number[] } = { search: [], list: [] };
        // Rounds take turns, so that a busy moment of the machine affects both alike.
        for (let round = 0; round < ROUNDS; round += 1) {
          times.search.push(await timed(() => send({ url: search })));
          times.list.push(await timed(() => send({ url })));
        }
        results.push(
          benchResult({
            name: `${name} of ${PERSONS.toLocaleString('en')} persons by «${text}» (${database.engine})`,
            unit: 'ms (p95)',
            value: percentile95(times.search),
            reference: percentile95(times.list),
            referenceName: 'the list without a text',
            target: { of: 'ratio', atMost: 1.5 },
            note: `${totalItems} found`,
          }),
        );
      }
    }
    await app.close();
    return results;
  });
}

import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import { seedEvents } from '@firn/api/seed';
import { withDemoDatabase } from './demo-database.ts';
import { recordStatements } from './recorded-statements.ts';
import { type BenchResult, benchResult, median } from './result.ts';
import { timed } from './timed.ts';

const SIZE = 10_000;
const ROUNDS = 15;
const LIST = '/api/events?itemsPerPage=24&bookable=1&order[start]=asc';
/** A mistyped word, a name with what is below it, words of several kinds, and words that nothing knows. */
const TEXTS = ['Schneeshuh', 'Skitouren', 'Anfänger Skitour Januar', 'Xylophon'];

/**
 * A search of the agenda against the same list without a text. The search adds the statement that reads the known words,
 * and its words to those of the list.
 */
export async function searchBench(): Promise<BenchResult[]> {
  return withDemoDatabase(async (database, dataDir) => {
    await seedEvents({ db: database.db, now: new Date() }, SIZE);
    const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const app = await buildApp({ db: database.db, config, clock: () => new Date() });
    const ask = async (url: string) => {
      const { statusCode, body } = await app.inject({ url });
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
    };
    const { count: plain } = await recordStatements(database, () => ask(LIST));
    const results: BenchResult[] = [];
    for (const text of TEXTS) {
      const url = `${LIST}&freequery=${encodeURIComponent(text)}`;
      const { count } = await recordStatements(database, () => ask(url));
      const times: { search: number[]; list: number[] } = { search: [], list: [] };
      // Rounds are interleaved, so that a busy moment of the machine affects both alike.
      for (let round = 0; round < ROUNDS; round += 1) {
        times.search.push(await timed(() => ask(url)));
        times.list.push(await timed(() => ask(LIST)));
      }
      results.push(
        benchResult({
          name: `search of ${SIZE.toLocaleString('en')} dates for «${text}»`,
          unit: 'ms',
          value: median(times.search),
          reference: median(times.list),
          referenceName: 'the list without a text',
          target: { of: 'ratio', atMost: 1.5 },
          note: `${count} statements, the list alone takes ${plain}`,
        }),
      );
    }
    await app.close();
    return results;
  });
}

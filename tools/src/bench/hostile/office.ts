import { setTimeout } from 'node:timers/promises';
import { type BenchResult, benchResult, percentile95 } from '../result.ts';
import { timed } from '../timed.ts';
import { type Visitor, visitorAt } from './visitor.ts';

const PEOPLE = 30;
/** Page views of each. */
const VIEWS = 6;
/** How long each looks at a page (ms). */
const LOOK = 1000;

/** What a page asks for once it is there. */
const READS = [
  '/api/me',
  '/api/offers?itemsPerPage=12',
  '/api/events?itemsPerPage=20',
  '/api/activities?pagination=false',
  '/api/levels',
  '/api/tags?pagination=false',
];

async function read({ send }: Visitor, path: string): Promise<void> {
  const { status } = await send({ path });
  if (status !== 200) throw new Error(`One of the office was answered ${status} for ${path}.`);
}

/** Everybody begins in the same moment; resolves to the time of each page with all that it asks for (ms). */
async function work(url: string, pages: readonly string[], addressOf: (person: number) => string) {
  const views: number[] = [];
  const person = async (index: number) => {
    const visitor = await visitorAt(url, addressOf(index));
    try {
      for (let view = 0; view < VIEWS; view += 1) {
        const page = pages[(index + view) % pages.length] ?? '/';
        views.push(
          await timed(async () => {
            await read(visitor, page);
            await Promise.all(READS.map((path) => read(visitor, path)));
          }),
        );
        await setTimeout(LOOK);
      }
    } finally {
      visitor.close();
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, index) => person(index)));
  return percentile95(views);
}

/** Thirty people behind one address, beside thirty with one each. Fails if one of them is refused. */
export async function officeResults(url: string, pages: readonly string[]): Promise<BenchResult[]> {
  const apart = (index: number) => `127.0.6.${index + 1}`;
  await work(url, pages, apart);
  const reference = await work(url, pages, apart);
  const value = await work(url, pages, () => '127.0.5.1');
  return [
    benchResult({
      name: `${PEOPLE} people behind one address: a page with all it asks for, p95`,
      unit: 'ms',
      value,
      reference,
      referenceName: 'with an address each',
      target: { of: 'ratio', atMost: 2 },
      note: `${PEOPLE * VIEWS * (READS.length + 1)} answers, none refused`,
    }),
  ];
}

import { setTimeout } from 'node:timers/promises';
import { type BenchResult, benchResult, percentile95 } from '../result.ts';
import { timed } from '../timed.ts';
import { type Visitor, visitorAt } from '../visitor.ts';

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

/** What thirty people saw. */
interface Seen {
  /** Of a page with all that it asks for (ms). */
  readonly p95: number;
  /** Answers that came without their content: the product was too slow for all at once, and refused nobody. */
  readonly late: number;
}

/** Whether the answer came with its content. */
async function read({ send }: Visitor, path: string): Promise<boolean> {
  const { status } = await send({ path });
  if (status !== 200 && status !== 503) {
    throw new Error(`One of the office was answered ${status} for ${path}.`);
  }
  return status === 200;
}

/** Everybody begins in the same moment. */
async function work(
  url: string,
  pages: readonly string[],
  addressOf: (person: number) => string,
): Promise<Seen> {
  const views: number[] = [];
  const whole: boolean[] = [];
  const person = async (index: number) => {
    const visitor = await visitorAt(url, addressOf(index));
    try {
      for (let view = 0; view < VIEWS; view += 1) {
        const page = pages[(index + view) % pages.length] ?? '/';
        views.push(
          await timed(async () => {
            whole.push(await read(visitor, page));
            whole.push(...(await Promise.all(READS.map((path) => read(visitor, path)))));
          }),
        );
        await setTimeout(LOOK);
      }
    } finally {
      visitor.close();
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, index) => person(index)));
  return { p95: percentile95(views), late: whole.filter((isWhole) => !isWhole).length };
}

/** Thirty people behind one address, beside thirty with one each. Fails if one of them is refused. */
export async function officeResults(url: string, pages: readonly string[]): Promise<BenchResult[]> {
  const apart = (index: number) => `127.0.6.${index + 1}`;
  await work(url, pages, apart);
  const alone = await work(url, pages, apart);
  const together = await work(url, pages, () => '127.0.5.1');
  return [
    benchResult({
      name: `${PEOPLE} people behind one address: a page with all it asks for, p95`,
      unit: 'ms',
      value: together.p95,
      reference: alone.p95,
      referenceName: 'with an address each',
      target: { of: 'ratio', atMost: 2 },
      note: `${PEOPLE * VIEWS * (READS.length + 1)} answers, none refused, ${together.late} late (${alone.late})`,
    }),
  ];
}

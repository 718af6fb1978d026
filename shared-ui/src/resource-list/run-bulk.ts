import { type Outcome, outcomeOf } from '../resource/outcome.ts';
import type { RowAnswer } from './resource-list.types.ts';

/** Requests of one bulk action at the same time: quick enough, and the server still has room for others. */
const AT_ONCE = 4;

export type BulkResult<Row> =
  | {
      readonly row: Row;
      readonly answer: unknown;
      /** The server said it of the row, where one request was about many. */
      readonly told?: RowAnswer;
      readonly outcome: null;
      readonly isOverridable?: false;
    }
  | { readonly row: Row; readonly outcome: Outcome; readonly isOverridable?: boolean };

/** Writes row by row; a row that fails stops no other. Answers in the order of the rows. */
export async function runBulk<Row>(
  rows: readonly Row[],
  write: (row: Row) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<readonly BulkResult<Row>[]> {
  const results: BulkResult<Row>[] = [];
  const waiting = [...rows.entries()];
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, row] = next;
      results[index] = await write(row).then(
        (answer) => ({ row, answer, outcome: null }),
        (error: unknown) => ({ row, outcome: outcomeOf(error) }),
      );
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** The same by one request: a row is done if the answer says so. Without an answer none is. */
export async function runAtOnce<Row extends { readonly id: string }>(
  rows: readonly Row[],
  write: () => Promise<readonly RowAnswer[]>,
): Promise<readonly BulkResult<Row>[]> {
  try {
    const answers = new Map((await write()).map((answer) => [answer.id, answer]));
    return rows.map((row) => {
      const answer = answers.get(row.id);
      if (answer?.refusal === null) return { row, answer: null, told: answer, outcome: null };
      const outcome = { kind: 'failed', detail: answer?.refusal ?? '' } as const;
      return { row, outcome, isOverridable: answer?.isOverridable ?? false };
    });
  } catch (error) {
    return rows.map((row) => ({ row, outcome: outcomeOf(error) }));
  }
}

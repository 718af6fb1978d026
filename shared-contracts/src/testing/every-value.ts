import * as contract from '../api/index.ts';
import type { TestApiHandlers, TestRequest } from './test-api.ts';

interface Schema {
  readonly $id?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Gives one of the values of a closed list for the field at this place, the `index`-th of its like in an answer. */
type Pick = (place: string, values: readonly string[], index: number) => string;

const SCHEMAS = new Map((Object.values(contract) as Schema[]).map((one) => [one.$id, one]));

interface Place {
  readonly name: string;
  readonly index: number;
}

/** The value as the contract describes it, with what `pick` gives in place of each value of a closed list. */
function replaced(value: unknown, given: Schema | undefined, pick: Pick, { name, index }: Place): unknown {
  const schema = given?.anyOf?.find(({ type }) => type !== 'null') ?? given;
  if (schema?.enum) return pick(name, schema.enum, index);
  if (Array.isArray(value))
    return value.map((item, nth) => replaced(item, schema?.items, pick, { name, index: index + nth }));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const { properties = {} } = schema?.properties ? schema : (SCHEMAS.get(String(fields['@type'])) ?? {});
  return Object.fromEntries(
    Object.entries(fields).map(([field, content]) => [
      field,
      replaced(content, properties[field], pick, { name: `${name}.${field}`, index }),
    ]),
  );
}

/**
 * Answers in which each field of a closed list takes its values one after the other, by the contract's schema of the
 * resource; the items of a list take different ones at once. `next` goes on to the next values, and says whether a
 * field had not all of its own yet.
 */
export function everyValue(answers: TestApiHandlers) {
  let round = 0;
  let running = 0;
  const missing = new Map<string, Set<string>>();
  const turns = new Map<string, { readonly round: number; readonly turn: number }>();
  /** In how many rounds before this one a call was made: one that a page makes in every sixth alone gets all values, too. */
  const turnOf = (call: string): number => {
    const last = turns.get(call);
    const turn = last ? last.turn + Number(last.round !== round) : 0;
    turns.set(call, { round, turn });
    return turn;
  };
  const pick: Pick = (place, values, index) => {
    const value = values[index % values.length] ?? '';
    const left = missing.get(place) ?? new Set(values);
    left.delete(value);
    missing.set(place, left);
    return value;
  };
  const answered = (call: string, answer: unknown) => async (request: TestRequest) => {
    running += 1;
    try {
      const given = typeof answer === 'function' ? await answer(request) : answer;
      return replaced(given, undefined, pick, { name: call, index: turnOf(call) });
    } finally {
      running -= 1;
    }
  };
  return {
    answers: Object.fromEntries(
      Object.entries(answers).map(([call, answer]) => [call, answered(call, answer)]),
    ),
    next(): boolean {
      round += 1;
      return [...missing.values()].some((values) => values.size > 0);
    },
    /** Whether an answer is on its way. */
    isBusy: () => running > 0,
  };
}

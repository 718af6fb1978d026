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

type Pick = (values: readonly string[]) => string;

const SCHEMAS = new Map((Object.values(contract) as Schema[]).map((one) => [one.$id, one]));

/** The value as the contract describes it, with what `pick` gives in place of each value of a closed list. */
function replaced(value: unknown, given: Schema | undefined, pick: Pick): unknown {
  const schema = given?.anyOf?.find(({ type }) => type !== 'null') ?? given;
  if (schema?.enum) return pick(schema.enum);
  if (Array.isArray(value)) return value.map((item) => replaced(item, schema?.items, pick));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const { properties = {} } = schema?.properties ? schema : (SCHEMAS.get(String(fields['@type'])) ?? {});
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, replaced(field, properties[name], pick)]),
  );
}

/**
 * Answers in which each field of a closed list takes one of its values after the other, by the contract's schema of
 * the resource: `use(3)` gives the fourth of each list, from the start again where a list is shorter.
 */
export function everyValue(answers: TestApiHandlers) {
  let nth = 0;
  let longest = 1;
  let running = 0;
  const pick: Pick = (values) => {
    longest = Math.max(longest, values.length);
    return values[nth % values.length] ?? '';
  };
  const answered = (answer: unknown) => async (request: TestRequest) => {
    running += 1;
    try {
      const given = typeof answer === 'function' ? await answer(request) : answer;
      return replaced(given, undefined, pick);
    } finally {
      running -= 1;
    }
  };
  return {
    answers: Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, answered(answer)])),
    use: (index: number) => {
      nth = index;
    },
    /** How many values the longest list has that was asked for so far. */
    count: () => longest,
    /** Whether an answer is on its way. */
    isBusy: () => running > 0,
  };
}

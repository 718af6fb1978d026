import { type FormValues, isSame } from '../merge-patch.ts';

/** What two people made of the same values. */
export interface Comparison {
  /** Fields that only the other person changed. */
  readonly theirs: readonly string[];
  /** Fields that both changed, each to something else. */
  readonly both: readonly string[];
}

/** Compares what a form opened with, what it holds now, and what is stored by now. */
export function compareThreeWays(base: FormValues, mine: FormValues, current: FormValues): Comparison {
  const changed = Object.keys({ ...base, ...current }).filter((key) => !isSame(base[key], current[key]));
  const open = changed.filter((key) => !isSame(mine[key], current[key]));
  return {
    theirs: open.filter((key) => isSame(base[key], mine[key])),
    both: open.filter((key) => !isSame(base[key], mine[key])),
  };
}

/** What is stored by now, with my changes on top; of fields that both changed mine only where `keepsMine` says so. */
export function mergeThreeWays<Values extends FormValues>(
  base: Values,
  mine: Values,
  current: Values,
  keepsMine: (field: string) => boolean,
): Values {
  const { both } = compareThreeWays(base, mine, current);
  const kept = Object.keys({ ...base, ...mine }).filter(
    (key) => !isSame(base[key], mine[key]) && (!both.includes(key) || keepsMine(key)),
  );
  return { ...current, ...Object.fromEntries(kept.map((key) => [key, mine[key]])) };
}

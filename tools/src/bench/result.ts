import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** The target. Printed next to the figure; missing it fails nothing, because machines differ. */
export interface Target {
  readonly of: 'value' | 'ratio';
  readonly atMost: number;
}

/** One measured figure and its reference from the same run. */
export interface BenchResult {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** The worst of the rounds whose median is the value. */
  readonly worst?: number;
  readonly reference: number;
  readonly referenceName: string;
  /** value ÷ reference. */
  readonly ratio: number;
  readonly target?: Target;
  /** What else the reader needs to know to believe the figure. */
  readonly note?: string;
  /** Whether the target was met, by the worst round if there is one. */
  readonly isMet?: boolean;
}

type Measured = Omit<BenchResult, 'ratio' | 'isMet'>;

export function benchResult(measured: Measured): BenchResult {
  const { value, worst, reference, target } = measured;
  const ratio = value / reference;
  if (!target) return { ...measured, ratio };
  const judged = target.of === 'ratio' ? ratio : (worst ?? value);
  return { ...measured, ratio, isMet: judged <= target.atMost };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [left, right] = [
    sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN,
    sorted[middle] ?? Number.NaN,
  ];
  return (left + right) / 2;
}

/** The value that 95 of 100 do not exceed (nearest rank). */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** Median and worst of the rounds of one figure. */
export function summary(rounds: readonly number[]): { readonly value: number; readonly worst: number } {
  return { value: median(rounds), worst: Math.max(...rounds) };
}

const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

function targetText({ unit, target, isMet }: BenchResult): string {
  if (!target) return '';
  const limit = target.of === 'ratio' ? `${target.atMost.toFixed(2)}x` : `${figure(target.atMost)} ${unit}`;
  return `target: at most ${limit}, ${isMet ? 'met' : 'MISSED'}`;
}

/** The cells of one line of the table. */
export function rowOf(result: BenchResult): string[] {
  const { name, unit, value, worst, reference, referenceName, ratio, note } = result;
  return [
    name,
    `${figure(value)} ${unit}`,
    worst === undefined ? '' : `worst ${figure(worst)}`,
    `${referenceName}: ${figure(reference)} ${unit}`,
    Number.isFinite(ratio) ? `${ratio.toFixed(2)}x` : '–',
    [targetText(result), note].filter(Boolean).join('; '),
  ];
}

/** A readable table on the terminal, and `bench/results.json` for machines. */
export function report(results: readonly BenchResult[]): void {
  const rows = results.map(rowOf);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  mkdirSync(join(ROOT, 'bench'), { recursive: true });
  writeFileSync(
    join(ROOT, 'bench/results.json'),
    `${JSON.stringify({ at: new Date().toISOString(), results }, null, 2)}\n`,
  );
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';

/** One measured figure beside its reference from the same run. */
export interface BenchResult {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly reference: number;
  readonly referenceName: string;
  /** value ÷ reference. */
  readonly ratio: number;
}

export function benchResult(result: Omit<BenchResult, 'ratio'>): BenchResult {
  return { ...result, ratio: result.value / result.reference };
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

const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

/** A readable table on the terminal, and `bench/results.json` for machines. */
export function report(results: readonly BenchResult[]): void {
  const rows = results.map(({ name, unit, value, reference, referenceName, ratio }) => [
    name,
    `${figure(value)} ${unit}`,
    `${referenceName}: ${figure(reference)} ${unit}`,
    `${ratio.toFixed(2)}x`,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  mkdirSync(join(ROOT, 'bench'), { recursive: true });
  writeFileSync(
    join(ROOT, 'bench/results.json'),
    `${JSON.stringify({ at: new Date().toISOString(), results }, null, 2)}\n`,
  );
}

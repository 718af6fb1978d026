import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RecordKind } from '../src/records/index.ts';

type Kind = RecordKind<object>;

const isKind = (value: unknown): value is Kind =>
  typeof value === 'object' &&
  value !== null &&
  ['entity', 'table', 'unique', 'load'].every((key) => key in value);

const modules = fileURLToPath(new URL('../src/modules/', import.meta.url));

/** Every kind that a module's repository keeps. */
export async function allKinds(): Promise<Kind[]> {
  const kinds: Kind[] = [];
  for (const file of globSync('*/*.repository.ts', { cwd: modules }).sort()) {
    const exported = (await import(`${modules}${file}`)) as Readonly<Record<string, unknown>>;
    kinds.push(...Object.values(exported).filter(isKind));
  }
  return kinds;
}

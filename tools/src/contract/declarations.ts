import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Span, type TsTypeElement } from '@swc/core';
import type { Change } from './schema-changes.ts';

const nameOf = (member: TsTypeElement): string =>
  'key' in member && member.key.type === 'Identifier' ? member.key.value : member.type;

/** What a declaration file exports: `Interface.member` and `Alias`, each with its text without comments. */
function declarationsOf(source: string): [string, string][] {
  const { body, span: whole } = parseSync(source, { syntax: 'typescript' });
  const bytes = Buffer.from(source);
  // Offsets count from the first file that the process parsed.
  const textOf = ({ start, end }: Span) =>
    bytes
      .subarray(start - whole.start, end - whole.start)
      .toString()
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ');
  return body.flatMap((item): [string, string][] => {
    if (item.type !== 'ExportDeclaration') return [];
    const { declaration } = item;
    if (declaration.type === 'TsTypeAliasDeclaration')
      return [[declaration.id.value, textOf(declaration.span)]];
    if (declaration.type !== 'TsInterfaceDeclaration') return [];
    const { id, body: members } = declaration;
    return members.body.map((member) => [`${id.value}.${nameOf(member)}`, textOf(member.span)]);
  });
}

/** Everything that the declaration files of a folder export. */
export function declarationsIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  return new Map(files.flatMap((name) => declarationsOf(readFileSync(join(folder, name), 'utf8'))));
}

/** What was added, taken away or written otherwise; whether it breaks only the compiler can say. */
export function* declarationChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Generator<Change> {
  for (const where of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(where), after.get(where)];
    if (old === now) continue;
    const what = old === undefined ? 'is new' : now === undefined ? 'is gone' : `is «${now}» now`;
    yield { where, what, isBreaking: false };
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parseSync, type Span, type TsTypeElement } from '@swc/core';
import type { Change } from './schema-changes.ts';

const nameOf = (member: TsTypeElement): string =>
  'key' in member && member.key.type === 'Identifier' ? member.key.value : member.type;

/** The version itself says nothing of what changed. */
const VERSION = 'SHELL_CONTRACT_VERSION';

interface Declared {
  /** Without comments. */
  readonly text: string;
  /** A class, function or constant, which only its text is compared of; the rest the compiler compares, too. */
  readonly isCode: boolean;
}

function codeNames(declaration: Declaration): string[] {
  switch (declaration.type) {
    case 'ClassDeclaration':
    case 'FunctionDeclaration':
      return [declaration.identifier.value];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
    default:
      return [];
  }
}

/** What a declaration file exports: `Interface.member`, aliases, and code by its name. */
function declarationsOf(source: string): [string, Declared][] {
  const { body, span: whole } = parseSync(source, { syntax: 'typescript' });
  const bytes = Buffer.from(source);
  // Offsets count from the first file that the process parsed.
  const declared = ({ start, end }: Span, isCode = false): Declared => {
    const text = bytes.subarray(start - whole.start, end - whole.start).toString();
    return { text: text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' '), isCode };
  };
  return body.flatMap((item): [string, Declared][] => {
    if (item.type !== 'ExportDeclaration') return [];
    const { declaration } = item;
    if (declaration.type === 'TsTypeAliasDeclaration')
      return [[declaration.id.value, declared(declaration.span)]];
    if (declaration.type !== 'TsInterfaceDeclaration') {
      const names = codeNames(declaration).filter((name) => name !== VERSION);
      return names.map((name) => [name, declared(declaration.span, true)]);
    }
    const { id, body: members } = declaration;
    return members.body.map((member) => [`${id.value}.${nameOf(member)}`, declared(member.span)]);
  });
}

/** Everything that the declaration files of a folder export. */
export function declarationsIn(folder: string): ReadonlyMap<string, Declared> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  return new Map(files.flatMap((name) => declarationsOf(readFileSync(join(folder, name), 'utf8'))));
}

/**
 * What was added, taken away or written otherwise. What is gone breaks whoever used it, and so may code that is
 * written otherwise; whether another type breaks, the compiler says (`typeBreaks`).
 */
export function* declarationChanges(
  before: ReadonlyMap<string, Declared>,
  after: ReadonlyMap<string, Declared>,
): Generator<Change> {
  for (const where of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(where), after.get(where)];
    if (!old) yield { where, what: 'is new', isBreaking: false };
    else if (!now) yield { where, what: 'is gone', isBreaking: true };
    else if (old.text !== now.text) yield { where, what: `is «${now.text}» now`, isBreaking: now.isCode };
  }
}

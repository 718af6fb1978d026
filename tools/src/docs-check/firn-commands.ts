import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** `firn` command -> the options it knows. */
export type FirnCommands = ReadonlyMap<string, ReadonlySet<string>>;

const LINE = /^ {2}firn ([a-z-]+(?: [a-z]+)?)(?: (.*))?$/gm;
const OPTION = /--[a-z-]+/g;
/** A command line in a document or a job, up to the end of its code span. */
const CALL = /(?:\bnpm run (?:-s )?firn -- |(?:^|`|\$ )firn )([a-z][^`\n|#»]*)/gm;
/** How it is called so that only ours can run (ADR 0022), up to the end of the code span or table cell. */
const CALL_BY_SCRIPT = /\bnpm run (?:-s )?firn -- [a-z][^`\n|#»]*/g;
/** Elsewhere than in this checkout npx would ask a registry for a stranger's package. */
const BY_NPX = /\bnpx (?:-\S+ )*firn\b/;

/** The commands that `firn help` lists. */
export function firnCommands(): FirnCommands {
  const main = join(ROOT, 'delivery/src/cli/main.ts');
  const help = execFileSync(process.execPath, [main, 'help'], { encoding: 'utf8' });
  const listed = new Map(
    [...help.matchAll(LINE)].map(([, name = '', usage = '']) => [
      name,
      new Set(['--json', ...((usage.split(/ {2}/)[0] ?? '').match(OPTION) ?? [])]),
    ]),
  );
  return listed.set('help', new Set());
}

function commandOf(call: string, known: FirnCommands): string | undefined {
  const words = call.split(/\s+/);
  return [2, 1].map((length) => words.slice(0, length).join(' ')).find((name) => known.has(name));
}

/** Commands and options in a text that `firn` does not know. */
export function firnProblems(text: string, known: FirnCommands): string[] {
  return [...text.matchAll(CALL)].flatMap(([, call = '']) => {
    const name = commandOf(call, known);
    if (!name) return [`firn has no command «${call.split(/\s+/)[0]}»`];
    const unquoted = call.replace(/"[^"]*"/g, '');
    const unknown = (unquoted.match(OPTION) ?? []).filter((option) => !known.get(name)?.has(option));
    return unknown.map((option) => `firn ${name} has no option ${option}`);
  });
}

/** The command lines of a text, as they are typed. */
export function firnCalls(text: string): string[] {
  return [...text.matchAll(CALL_BY_SCRIPT)].map(([call]) => call.trim());
}

/** A text that people act on, such as a document, a job or a message, and calls `firn` in a way that could run a stranger's. */
export function npxProblems(text: string): string[] {
  return BY_NPX.test(text) ? ['«npx firn» runs a stranger’s package outside the checkout (ADR 0022)'] : [];
}

/** A command named in a message of ours without the way it is called. */
export function bareCallProblems(source: string, known: FirnCommands): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const names = [...known.keys()].filter((name) => name !== 'help');
  const bare = new RegExp(`(?<!npm run )\\bfirn (?:${names.join('|')}) `);
  return bare.test(code) ? ['a message names a command without «npm run firn --» (`FIRN`)'] : [];
}

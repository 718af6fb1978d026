import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** `firn` command -> the options it knows. */
export type FirnCommands = ReadonlyMap<string, ReadonlySet<string>>;

const LINE = /^ {2}firn ([a-z-]+(?: [a-z]+)?)(?: (.*))?$/gm;
const OPTION = /--[a-z-]+/g;
/** A command line in a document or a job, up to the end of its code span. */
const CALL = /(?:\bnpx |^|`|\$ )firn ((?:[a-z][^`\n|#]*))/gm;

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

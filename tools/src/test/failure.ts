import { stripVTControlCharacters } from 'node:util';

/** What fits beside many others; a stack and a page's snapshot come after it. */
const LINES = 12;

/** A test that failed, with the head of what it said: often the last lines are all that is kept of a run. */
export function failure(name: string, said: string | undefined): string {
  const lines = stripVTControlCharacters(said ?? '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s+at /.test(line));
  return [name, ...lines.slice(0, LINES).map((line) => `    ${line}`)].join('\n');
}

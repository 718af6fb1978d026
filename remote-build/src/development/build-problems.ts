import { relative } from 'node:path';
import type { BuildProblem } from '@firn/shared-contracts/delivery';
import type { StatsError } from '@rspack/core';

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how they begin
const COLOUR = /\u001b\[\d+(;\d+)*m/g;
/** Where the code frame of SWC says it is: `╭─[src/app/remote.ts:3:12]`, or `[3:12]` alone. */
const FRAME = /[╭,]─\[(?:[^\]]*?:)?(\d+):\d+\]/;
/** «src/index.ts(3,12): error TS2322: …» */
const TYPE_ERROR = /^(\S.*?)\((\d+),\d+\): error (TS\d+: .*)$/;

const lineOf = ({ loc, message }: StatsError): number | null => {
  const [, line] = FRAME.exec(message) ?? /^(\d+):/.exec(loc ?? '') ?? [];
  return line === undefined ? null : Number(line);
};

/** What the bundler says, by files from `directory`. */
export function bundlerProblem(directory: string, error: StatsError): BuildProblem {
  const message = error.message.replaceAll(COLOUR, '').trim();
  const [path = null] = error.moduleIdentifier?.split(/[!|]/).slice(-1) ?? [];
  const [file = null] = path?.split('?') ?? [];
  return {
    file: file?.startsWith('/') ? relative(directory, file) : (error.moduleName ?? null),
    line: lineOf({ ...error, message }),
    message,
  };
}

/** What `tsc` says in its lines; further lines of a message belong to the one before. */
export function typeProblems(output: string): BuildProblem[] {
  const problems: { file: string; line: number; message: string }[] = [];
  for (const text of output.split('\n')) {
    const [, file, line, message] = TYPE_ERROR.exec(text) ?? [];
    const last = problems.at(-1);
    if (file && message) problems.push({ file, line: Number(line), message });
    else if (last && /^\s+\S/.test(text)) last.message += `\n${text}`;
  }
  return problems;
}

/** As terminals and editors know it: file, line, message. */
export function problemLine({ file, line, message }: BuildProblem): string {
  const place = [file, line].filter((part) => part !== null).join(':');
  return place ? `${place}  ${message}` : message;
}

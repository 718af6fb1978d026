import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type FirnCommands, firnProblems } from './firn-commands.ts';

export interface DocsProblem {
  readonly file: string;
  readonly what: string;
}

const CODE = /`([^`\n]+)`/g;
const FENCE = /^```[\s\S]*?^```/gm;
const LINK = /\]\(([^)\s#]+)[^)]*\)/g;
const NPM_RUN = /\bnpm run ([\w:-]+)(?:.*? -w ([\w@/-]+))?/g;
const ADR = /\bADR[ -](\d{4})\b/g;
/** A path of this repository, as it stands in backticks: it starts with a folder or file at the root. */
const PATH = /^[\w.@-]+(?:\/[\w.@*{}<>-]+)*\/?$/;

/** Every Markdown file of the tree that is ours. */
export function markdownFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/(^|\/)(node_modules|dist|\.cache|\.data|\.changeset)\//.test(path));
}

function scriptsOf(root: string, workspace: string): Readonly<Record<string, string>> {
  const path = join(root, workspace, 'package.json');
  if (!existsSync(path)) return {};
  return (JSON.parse(readFileSync(path, 'utf8')) as { scripts?: Record<string, string> }).scripts ?? {};
}

/** A README may name the scripts of its own workspace without saying which. */
function commandProblems(root: string, file: string, text: string): string[] {
  const own = file.split('/')[0] ?? '';
  return [...text.matchAll(NPM_RUN)].flatMap(([command, script = '', workspace = '']) => {
    const folder = workspace.replace('@firn/', '').replace(/^mfe-x$/, 'mfe-public');
    const isKnown = script in scriptsOf(root, folder) || (!workspace && script in scriptsOf(root, own));
    return isKnown ? [] : [`the command «${command}» does not exist`];
  });
}

function adrProblems(root: string, text: string): string[] {
  const known = existsSync(join(root, 'docs/adr')) ? readdirSync(join(root, 'docs/adr')) : [];
  return [...text.matchAll(ADR)].flatMap(([name, number = '']) =>
    known.some((file) => file.startsWith(`${number}-`)) ? [] : [`${name} does not exist`],
  );
}

function linkProblems(root: string, file: string, text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const path = normalize(join(dirname(file), target));
    return existsSync(join(root, path)) ? [] : [`the link to ${target} leads nowhere`];
  });
}

function pathProblems(root: string, file: string, text: string): string[] {
  const roots = new Set(readdirSync(root));
  return [...text.matchAll(CODE)].flatMap(([, code = '']) => {
    const isPattern = /[*{}<>]/.test(code);
    if (isPattern || !PATH.test(code) || !code.includes('/')) return [];
    const first = code.split('/')[0] ?? '';
    if (!roots.has(first)) return [];
    const exists = existsSync(join(root, code)) || existsSync(join(root, dirname(file), code));
    return exists ? [] : [`the path ${code} does not exist`];
  });
}

/** What Markdown files name and the tree does not have: scripts, `firn` commands, paths, links, ADR numbers. */
export function checkDocs(root: string, firn: FirnCommands): DocsProblem[] {
  return markdownFiles(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const prose = text.replace(FENCE, '');
    return [
      ...commandProblems(root, file, text),
      ...firnProblems(text, firn),
      ...adrProblems(root, text),
      ...linkProblems(root, file, prose),
      ...pathProblems(root, file, prose),
    ].map((what) => ({ file, what }));
  });
}

/** Numbers that two ADRs share. */
export function duplicateAdrNumbers(root: string): string[] {
  const numbers = readdirSync(join(root, 'docs/adr')).flatMap((file) => /^(\d{4})-/.exec(file)?.[1] ?? []);
  return numbers.filter((number, index) => numbers.indexOf(number) !== index);
}

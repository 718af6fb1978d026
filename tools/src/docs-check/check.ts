import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { hasAnchor } from './anchors.ts';
import { citationProblems, foreignCitations } from './citations.ts';
import { ourFiles } from './files.ts';
import { bareCallProblems, type FirnCommands, firnProblems, npxProblems } from './firn-commands.ts';

export interface DocsProblem {
  readonly file: string;
  readonly what: string;
}

const CODE = /`([^`\n]+)`/g;
const FENCE = /^```[\s\S]*?^```/gm;
const LINK = /\]\(([^)\s#]*)(?:#([\w-]+))?[^)]*\)/g;
const NPM_RUN = /\bnpm run (?:-s )?([\w:-]+)(?:.*? -w ([\w@/-]+))?/g;
const ADR = /\bADR[ -](\d{4})\b/g;
/** What says why not, and what promises that it works inside this checkout. */
const MAY_NAME_NPX = /^docs\/(adr\/0022-.*|interface)\.md$/;
/** Whose messages operators and teams act on. */
const MESSAGES = /^delivery\/src\/(?!testing\/)(?!.*\.test\.ts$)/;
/** A path of this repository in backticks: it starts with a folder or file at the root. */
const PATH = /^[\w.@-]+(?:\/[\w.@*{}<>-]+)*\/?$/;

function scriptsOf(root: string, workspace: string): Readonly<Record<string, string>> {
  const path = join(root, workspace, 'package.json');
  if (!existsSync(path)) return {};
  return (JSON.parse(readFileSync(path, 'utf8')) as { scripts?: Record<string, string> }).scripts ?? {};
}

/** A README may name the scripts of its own workspace without saying which, and any page those of a repository outside. */
function commandProblems(root: string, file: string, text: string): string[] {
  const own = file.split('/')[0] ?? '';
  const outside = scriptsOf(root, 'examples/mfe-lawinen');
  return [...text.matchAll(NPM_RUN)].flatMap(([command, script = '', workspace = '']) => {
    const folder = workspace.replace('@firn/', '').replace(/^mfe-x$/, 'mfe-public');
    const isKnown =
      script in scriptsOf(root, folder) ||
      (!workspace && (script in scriptsOf(root, own) || script in outside));
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
  return [...text.matchAll(LINK)].flatMap(([, target = '', anchor]) => {
    if (/^[a-z]+:/.test(target)) return [];
    const path = target ? join(root, normalize(join(dirname(file), target))) : join(root, file);
    if (!existsSync(path)) return [`the link to ${target} leads nowhere`];
    return anchor && !hasAnchor(path, anchor) ? [`the link to ${target}#${anchor} leads to no heading`] : [];
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

function markdownProblems(root: string, file: string, text: string, firn: FirnCommands): string[] {
  const prose = text.replace(FENCE, '');
  return [
    ...commandProblems(root, file, text),
    ...firnProblems(text, firn),
    ...(MAY_NAME_NPX.test(file) ? [] : npxProblems(text)),
    ...adrProblems(root, text),
    ...linkProblems(root, file, prose),
    ...pathProblems(root, file, prose),
    ...foreignCitations(text),
  ];
}

/**
 * What documents and code name but the tree does not have: scripts, `firn` commands, paths, links, ADR numbers; in
 * code, documents and their headings.
 */
export function checkDocs(root: string, firn: FirnCommands): DocsProblem[] {
  const { markdown, code } = ourFiles(root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const problems = (file: string, found: readonly string[]) => found.map((what) => ({ file, what }));
  return [
    ...markdown.flatMap((file) => problems(file, markdownProblems(root, file, read(file), firn))),
    ...code.flatMap((file) => {
      const text = read(file);
      return problems(file, [
        ...citationProblems(root, file, text),
        ...adrProblems(root, text),
        ...npxProblems(text),
        ...(MESSAGES.test(file) ? bareCallProblems(text, firn) : []),
      ]);
    }),
  ];
}

/** Numbers that two ADRs share. */
export function duplicateAdrNumbers(root: string): string[] {
  const numbers = readdirSync(join(root, 'docs/adr')).flatMap((file) => /^(\d{4})-/.exec(file)?.[1] ?? []);
  return numbers.filter((number, index) => numbers.indexOf(number) !== index);
}

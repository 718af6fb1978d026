import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEACON_PHASES } from '@firn/shared-contracts/delivery';
import { SHELL_CONTRACT_VERSION } from '@firn/shared-contracts/shell';
import { ROOT } from '../root.ts';
import { code, page, table } from './markdown.ts';

/** Sources of the contract, in the order of the page. */
const SOURCES = ['services', 'lifecycles', 'navigation', 'api-client', 'observable'];
const INTERFACE =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export interface (\w+)(?:<\w+>)?(?: extends (.+?))? \{\n([\s\S]*?)^\}/gm;
/** A member of an interface as Biome writes it: two spaces in, up to a semicolon at the end of a line at that depth. */
const MEMBER =
  /(?: {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}(?! |\/)([\s\S]*?);$(?=\n {2}[^ }]|\n*$(?![\s\S]))/gm;

export interface ContractInterface {
  readonly name: string;
  readonly parents: string;
  readonly text: string;
  readonly members: readonly { readonly signature: string; readonly text: string }[];
}

/** The words of a doc comment without its asterisks. */
function words(comment: string | undefined): string {
  return (comment ?? '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The exported interfaces of a source that Biome has formatted. */
export function interfacesOf(source: string): ContractInterface[] {
  return [...source.matchAll(INTERFACE)].map(([, comment, name = '', parents = '', body = '']) => ({
    name,
    parents,
    text: words(comment),
    members: [...body.matchAll(MEMBER)].map(([, about, signature = '']) => ({
      signature: words(signature.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').replace(/^readonly /, '')),
      text: words(about),
    })),
  }));
}

function section({ name, parents, text, members }: ContractInterface): string {
  const rows = members.map((member) => [code(member.signature), member.text]);
  const parts = [
    `## ${name}`,
    text,
    parents && `Also what ${code(parents)} has.`,
    table(['member', 'meaning'], rows),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** The interfaces of the shell contract, in the order of the page. */
export function contractInterfaces(): ContractInterface[] {
  return SOURCES.flatMap((name) =>
    interfacesOf(readFileSync(join(ROOT, 'shared-contracts/src/shell', `${name}.ts`), 'utf8')),
  );
}

/** docs/reference/shell-contract.md. */
export function contractPage(): string {
  const interfaces = contractInterfaces();
  const observable = interfaces.filter(({ parents }) => parents.startsWith('Observable'));
  return page('Shell contract', '`shared-contracts/src/shell`', [
    `Version ${SHELL_CONTRACT_VERSION}: what the shell gives a remote (${code('ShellServices')}) and what a remote gives the shell (${code('RemoteLifecycles')}).`,
    `**Events.** ${observable.map(({ name }) => code(name)).join(', ')} can be subscribed to: a listener is called after each change. A tab reports ${BEACON_PHASES.map(code).join(', ')} to ${code('POST /delivery/beacons')}; the gateway sends one ${code('registry')} event per change of the registry over ${code('GET /delivery/events')}.`,
    ...interfaces.map(section),
  ]);
}

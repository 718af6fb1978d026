import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import type { Audience } from './words.ts';

export interface Text {
  readonly file: string;
  readonly text: string;
}

/** Mails to guests, whoever reads the answers of the module. */
const GUEST_MAILS = [
  'api/src/modules/{booking-changes,booking-desk,waitlist}/*.{mail,mails}.ts',
  'api/src/modules/events/{event-cancelled,event-confirmed,event-restored,remembered}.mail.ts',
];

/** Where the texts of an audience stand. An API module belongs to whoever reads its answers. */
const FILES: Readonly<Record<Audience, readonly string[]>> = {
  guests: [
    '{mfe-public,mfe-booking,shell}/{src/i18n/**/*.ts,remote.json}',
    'shared-ui/src/{labels,form}/*.ts',
    'api/src/modules/{auth,bookings,contents}/*.ts',
    ...GUEST_MAILS,
    'api/src/seed/{catalogue,content}/**/*.ts',
  ],
  staff: [
    '{mfe-admin,mfe-guide,mfe-print}/{src/i18n/**/*.ts,remote.json}',
    'shared-ui/src/{labels,form}/*.ts',
    'api/src/modules/{booking-persons,events,offers,users}/*.ts',
  ],
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The texts written in a tree of TypeScript or JSON; neither names of modules nor names of properties. */
function literalsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isNode(node)) return [];
  if (node.type === 'StringLiteral') return [String(node.value)];
  if (node.type === 'TemplateElement') return [String(node.cooked)];
  const { source: _module, key: _name, ...rest } = node;
  return Object.values(rest).flatMap(literalsIn);
}

function textsOf(root: string, file: string): Text[] {
  const source = readFileSync(join(root, file), 'utf8');
  const code = file.endsWith('.json') ? `export default ${source}` : source;
  return literalsIn(parseSync(code, { syntax: 'typescript' })).map((text) => ({ file, text }));
}

/** Every text that an audience may read, and some that nobody does. */
export function textsFor(root: string, audience: Audience): Text[] {
  const toGuests = new Set(GUEST_MAILS.flatMap((pattern) => globSync(pattern, { cwd: root })));
  return FILES[audience]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => audience === 'guests' || !toGuests.has(file))
    .filter((file) => !/\.test\.ts$|generated/.test(file))
    .flatMap((file) => textsOf(root, file));
}

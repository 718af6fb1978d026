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
  'api/src/modules/{auth,booking-changes,booking-desk,bookings,waitlist}/*.{mail,mails}.ts',
  'api/src/modules/events/{event-cancelled,event-confirmed,event-restored,remembered}.mail.ts',
];

/** Guests and staff alike read these. */
const BOTH = ['shared-ui/src/**/*.ts', 'shared-contracts/src/labels/labels.ts'];

/** Where the texts of an audience stand. An API module belongs to whoever reads its answers. */
const FILES: Readonly<Record<Audience, readonly string[]>> = {
  guests: [
    '{mfe-public,mfe-booking,shell}/{src/i18n/**/*.ts,remote.json}',
    ...BOTH,
    'api/src/modules/{auth,bookings,contents,newsletter,own-account,waitlist}/*.ts',
    ...GUEST_MAILS,
    'api/src/seed/{catalogue,content}/**/*.ts',
  ],
  staff: [
    '{mfe-admin,mfe-guide,mfe-print}/{src/i18n/**/*.ts,remote.json}',
    ...BOTH,
    'api/src/modules/{booking-persons,event-news,events,offers,users}/*.ts',
    ...GUEST_MAILS,
  ],
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What a text of a mail is called for the office, which may change it (`defineMailText`). */
const FOR_OFFICE = ['title', 'sentWhen', 'means'];

interface Literal {
  readonly text: string;
  readonly isForOffice: boolean;
}

const nameOf = ({ key }: Node): unknown => (isNode(key) ? key.value : null);

/** The texts written in a tree of TypeScript or JSON; neither names of modules nor names of properties. */
function literalsIn(node: unknown, isForOffice = false): Literal[] {
  if (Array.isArray(node)) return node.flatMap((each) => literalsIn(each, isForOffice));
  if (!isNode(node)) return [];
  if (node.type === 'StringLiteral') return [{ text: String(node.value), isForOffice }];
  if (node.type === 'TemplateElement') return [{ text: String(node.cooked), isForOffice }];
  const { source: _module, key: _name, ...rest } = node;
  const isNamed = FOR_OFFICE.some((name) => name === nameOf(node));
  return Object.values(rest).flatMap((each) => literalsIn(each, isForOffice || isNamed));
}

function literalsOf(root: string, file: string): Literal[] {
  const source = readFileSync(join(root, file), 'utf8');
  const code = file.endsWith('.json') ? `export default ${source}` : source;
  return literalsIn(parseSync(code, { syntax: 'typescript' }));
}

/** Every text that an audience may read, and some that nobody does. */
export function textsFor(root: string, audience: Audience): Text[] {
  const filesOf = (patterns: readonly string[]) =>
    new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root })));
  const toGuests = filesOf(GUEST_MAILS);
  return [...filesOf(FILES[audience])]
    .filter((file) => !/\.test\.ts$|generated/.test(file))
    .flatMap((file) =>
      literalsOf(root, file)
        .filter(({ isForOffice }) => !toGuests.has(file) || isForOffice === (audience === 'staff'))
        .map(({ text }) => ({ file, text })),
    );
}

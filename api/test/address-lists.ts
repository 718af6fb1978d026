import type { AddressImportReport } from '@firn/shared-contracts/api';
import { startImport } from '../src/modules/address-import/start-import.ts';
import { NOW, type TestApp } from './build-test-app.ts';
import { multipart } from './multipart.ts';
import type { Persona } from './personas.ts';

export interface Sending {
  readonly query?: string;
  readonly persona?: Persona;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends a list of addresses as the office does. */
export async function sendList(
  t: TestApp,
  list: string | Uint8Array,
  { query = '', persona = 'admin', name = 'liste.csv', fields = {} }: Sending = {},
) {
  const form = await multipart({ ...fields, file: [Buffer.from(list), name] });
  return (await t.as(persona))({ method: 'POST', url: `/api/imports/addresses${query}`, ...form });
}

/** The report on a list that is taken. */
export async function reportOn(
  t: TestApp,
  list: string | Uint8Array,
  sending: Sending = {},
): Promise<AddressImportReport> {
  const answer = await sendList(t, list, sending);
  if (answer.statusCode > 202) throw new Error(answer.body);
  return answer.json();
}

export const countsOf = ({ rows, created, updated, unchanged, refused }: AddressImportReport) => ({
  rows,
  created,
  updated,
  unchanged,
  refused,
});

/** A list of as many people as asked for, each with an address of their own. */
export const manyPeople = (count: number, from = 1): string =>
  [
    'Vorname;Nachname;E-Mail;Ort',
    ...Array.from({ length: count }, (_, at) => `Anna;Muster;anna${from + at}@liste.example;Chur`),
  ].join('\n');

/** An import that was written down, of which nothing is taken in yet. */
export function startList(
  { db, users }: Pick<TestApp, 'db' | 'users'>,
  names: readonly string[],
): Promise<string> {
  const rows = names.map((name, at) => ({ row: at + 2, cells: ['Anna', 'Muster', `${name}@liste.example`] }));
  const table = { headings: ['Vorname', 'Nachname', 'E-Mail'], rows };
  const mapping = ['firstName', 'lastName', 'email'] as const;
  const file = {
    fileName: 'liste.csv',
    bytes: Buffer.from(names.join()),
    table,
    mapping,
    newsletterProof: null,
  };
  const actor = { userId: users.admin.id, impersonatorId: null, ip: '192.0.2.1' };
  return startImport(db, file, { actor, now: NOW });
}

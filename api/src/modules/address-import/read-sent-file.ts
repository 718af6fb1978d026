import { ADDRESS_FIELDS, type AddressField } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import type { ApiRequest } from '../../lib/define-route.ts';
import { invalid } from '../../lib/problem.ts';
import { invalidFile, readForm } from '../../lib/read-form.ts';
import { invalidMapping } from './address-import.errors.ts';
import { readHeadings } from './address-import.repository.ts';
import { type Mapping, recogniseColumns } from './columns.domain.ts';
import { type AddressTable, readAddressFile } from './read-address-file.ts';
import type { AddressFile } from './start-import.ts';
import { UnreadableAddresses } from './unreadable-addresses.ts';

const WORDS = {
  missing: 'Bitte wähle eine Liste als CSV oder XLSX.',
  tooLarge:
    'Die Datei ist grösser als 16 MB. Bitte teile die Liste auf, oder lösche Bilder und weitere Blätter.',
};
/** Letters of where consents are from. */
const LONGEST_PROOF = 200;

async function tableOf(bytes: Buffer): Promise<AddressTable> {
  try {
    return await readAddressFile(bytes);
  } catch (error) {
    throw error instanceof UnreadableAddresses ? invalidFile(error.message) : error;
  }
}

const isField = (value: unknown): value is AddressField | null =>
  value === null || ADDRESS_FIELDS.some((field) => field === value);

/** @throws 422 for `mapping` that does not say one field or null for each column. */
function readMapping(text: unknown, { headings }: AddressTable): Mapping {
  const wrong = () =>
    invalidMapping(
      `Bitte sag für jede der ${headings.length} Spalten, was sie enthält, oder dass sie wegbleibt.`,
    );
  let given: unknown;
  try {
    given = JSON.parse(String(text));
  } catch {
    throw wrong();
  }
  if (!Array.isArray(given) || given.length !== headings.length || !given.every(isField)) throw wrong();
  return given;
}

function readProof(text: unknown): string | null {
  const proof = typeof text === 'string' ? text.replace(/\p{Cc}/gu, ' ').trim() : '';
  if (proof.length > LONGEST_PROOF) {
    const message = `Bitte sag in höchstens ${LONGEST_PROOF} Zeichen, woher die Einwilligungen sind.`;
    throw invalid([{ propertyPath: 'newsletterProof', message }]);
  }
  return proof || null;
}

/**
 * The list that somebody sends, with what they say of its columns, else what these are by their headings.
 * @throws 422 for `file`, `mapping` or `newsletterProof`.
 */
export async function readSentFile(db: Db, request: ApiRequest): Promise<AddressFile> {
  const { file, fields } = await readForm(request, WORDS);
  const newsletterProof = readProof(fields.newsletterProof);
  const table = await tableOf(file.bytes);
  const mapping =
    fields.mapping === undefined
      ? recogniseColumns(table.headings, await readHeadings(db))
      : readMapping(fields.mapping, table);
  return { ...file, table, mapping, newsletterProof };
}

import { type LocalDate, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import { UnreadableFile } from './bank-file.errors.ts';
import { firstTextAt, nodesAt, textAt, textsAt, type XmlNode } from './xml-node.ts';

/** Money that came onto an account, or a credit that the bank took back (docs/domain/payments.md#bank-file). */
export interface BankTransaction {
  /** From 1, among those of the file. */
  readonly position: number;
  /** The line of the file on which its entry begins. */
  readonly line: number;
  /** Account and what the bank calls it. */
  readonly identity: string;
  /** Rappen; below 0 for a reversal. */
  readonly amount: Rappen;
  readonly bookedOn: LocalDate;
  readonly reference: string | null;
  readonly debtorName: string | null;
  readonly debtorIban: string | null;
  readonly message: string | null;
}

/** An entry (`Ntry`) with what stands around it. */
export interface CamtEntry {
  readonly node: XmlNode;
  readonly account: string;
  readonly line: number;
}

/** CHF 10 million: more is no payment for a tour, and no number that we keep. */
const LARGEST = 1_000_000_000;
const LONGEST_TEXT = 500;

/** Names that banks give a transaction besides `AcctSvcrRef`. */
const OTHER_NAMES = ['UETR', 'TxId', 'EndToEndId', 'InstrId', 'MsgId'] as const;
/** A name by which the payer's bank says that there is none. */
const NO_NAME = 'NOTPROVIDED';

/**
 * Rappen of an amount such as `120.5`, without a float in between.
 * @throws UnreadableFile for what is no amount in francs.
 */
function amountOf(node: XmlNode | undefined, line: number): Rappen {
  const text = textAt(node) ?? '';
  const currency = textAt(node, '@_Ccy');
  if (currency !== 'CHF')
    throw new UnreadableFile(`Wir lesen nur Konten in CHF, hier steht «${currency ?? ''}».`, line);
  const [, francs = '', rappen = ''] = /^(\d{1,15})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  const amount = Number(`${francs}${rappen.padEnd(2, '0')}`);
  if (!francs || amount > LARGEST) throw new UnreadableFile(`Der Betrag «${text}» ist ungültig.`, line);
  return amount;
}

/** @throws UnreadableFile for a day that there is not. */
function dayOf(node: XmlNode, line: number): LocalDate {
  const day = firstTextAt(node, [
    ['BookgDt', 'Dt'],
    ['ValDt', 'Dt'],
  ]);
  const moment = firstTextAt(node, [
    ['BookgDt', 'DtTm'],
    ['ValDt', 'DtTm'],
  ]);
  // A day may have a time zone behind it, which says nothing of a booking of Zurich.
  const plain = day?.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '');
  const instant = new Date(plain ?? moment ?? '');
  const isReal = !Number.isNaN(instant.getTime());
  // JavaScript takes 30 February for 2 March.
  if (!isReal || (plain && instant.toISOString().slice(0, 10) !== plain))
    throw new UnreadableFile(`Das Buchungsdatum «${day ?? moment ?? ''}» ist ungültig.`, line);
  return plain ?? zurichDate(instant);
}

const isBooked = (entry: XmlNode): boolean =>
  firstTextAt(entry, [['Sts', 'Cd'], ['Sts']])?.toUpperCase() === 'BOOK';

/** 1 for a credit, -1 for one that is taken back, 0 for what else moves on an account. */
function signOf(entry: XmlNode, transaction: XmlNode): -1 | 0 | 1 {
  const side = textAt(transaction, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd') ?? '');
  if (isReversal) return side === 'DBIT' ? -1 : 0;
  return side === 'CRDT' ? 1 : 0;
}

const short = (text: string | null): string | null => text?.slice(0, LONGEST_TEXT) ?? null;

function payerOf(transaction: XmlNode) {
  const party = (name: string) => [
    ['RltdPties', name, 'Pty', 'Nm'],
    ['RltdPties', name, 'Nm'],
  ];
  return {
    debtorName: short(firstTextAt(transaction, [...party('Dbtr'), ...party('UltmtDbtr')])),
    debtorIban: short(textAt(transaction, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN')),
  };
}

/** Reference and words of the payer; a batch without its parts says how many there are. */
function wordsOf(entry: XmlNode, transaction: XmlNode) {
  const reference = textAt(transaction, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  const parts = textAt(entry, 'NtryDtls', 'Btch', 'NbOfTxs');
  const batch =
    transaction === entry && parts && parts !== '1' ? `Sammelbuchung mit ${parts} Zahlungen` : null;
  const words = textsAt(transaction, 'RmtInf', 'Ustrd').join(' ');
  const further = firstTextAt(transaction, [['AddtlTxInf'], ['AddtlNtryInf']]);
  return {
    reference: short(reference?.replaceAll(/\s/g, '').toUpperCase() ?? null),
    message: short(words || batch || further),
  };
}

interface Part {
  readonly node: XmlNode;
  /** Null where the entry is one transaction. */
  readonly index: number | null;
}

/** Transactions of an entry: those of its details, else itself. */
function partsOf(entry: XmlNode): Part[] {
  const details = nodesAt(entry, 'NtryDtls', 'TxDtls');
  if (details.length <= 1) return [{ node: details[0] ?? entry, index: null }];
  return details.map((node, index) => ({ node, index }));
}

/** The bank's name for it. A single transaction has the name of its entry, which camt.053 and camt.054 share. */
function nameOf(entry: XmlNode, { node, index }: Part): string | null {
  const ofEntry = textAt(entry, 'AcctSvcrRef');
  const own = textAt(node, 'Refs', 'AcctSvcrRef');
  if (index === null) return ofEntry ?? own;
  return own ?? (ofEntry && `${ofEntry}#${index + 1}`);
}

type ReadTransaction = Omit<BankTransaction, 'position'>;

/** Payments of one entry are never the same money: where the bank calls several by one name, their place tells them apart. */
function toldApart(transactions: readonly ReadTransaction[]): ReadTransaction[] {
  const seen = new Map<string, number>();
  return transactions.map((transaction) => {
    const { identity } = transaction;
    const place = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, place);
    return place === 1 ? transaction : { ...transaction, identity: `${identity}#${place}` };
  });
}

/** @throws UnreadableFile for what counts and cannot be read. */
export function transactionsOf({ node: entry, account, line }: CamtEntry): ReadTransaction[] {
  if (!isBooked(entry)) return [];
  const found = partsOf(entry).flatMap((part) => {
    const { node, index } = part;
    const sign = signOf(entry, node);
    if (sign === 0) return [];
    const own = nodesAt(node, 'Amt')[0] ?? nodesAt(node, 'AmtDtls', 'TxAmt', 'Amt')[0];
    const amount = sign * amountOf(index === null ? nodesAt(entry, 'Amt')[0] : own, line);
    if (amount === 0) return [];
    const bookedOn = dayOf(entry, line);
    const money = { line, amount, bookedOn, ...payerOf(node), ...wordsOf(entry, node) };
    const others = OTHER_NAMES.map((name) => textAt(node, 'Refs', name)).filter((name) => name !== NO_NAME);
    const name = nameOf(entry, part) ?? [...others, bookedOn, money.debtorIban, money.reference].join('/');
    return [{ ...money, identity: [account, name, String(amount)].join(' ') }];
  });
  return toldApart(found);
}

import { COMPANY_MONEY } from './company.ts';

/** A transaction on the account of the company, as the demo and tests think of it. */
export interface CamtTransaction {
  readonly amount: string;
  /** The name that the bank gives it; null for a bank that gives it none. */
  readonly name?: string | null;
  readonly reference?: string;
  readonly debtor?: string;
  readonly iban?: string;
  readonly message?: string;
  readonly isReversal?: boolean;
  readonly day?: string;
  readonly currency?: string;
  /** Money that left the account. */
  readonly isDebit?: boolean;
}

export type CamtFormat = 'camt.053.001.04' | 'camt.053.001.08' | 'camt.054.001.04' | 'camt.054.001.08';

let names = 0;
/** A name that no other transaction of this process has. */
const newName = (): string => {
  names += 1;
  return `2026021400${String(names).padStart(6, '0')}`;
};

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const element = (name: string, content: string | null | undefined) =>
  content ? `<${name}>${content}</${name}>` : '';

function detailOf(transaction: CamtTransaction, format: CamtFormat, name: string | null): string {
  const { amount, reference, debtor, iban, message, currency = 'CHF' } = transaction;
  const nameOf = element('Nm', debtor && escaped(debtor));
  const party = format.endsWith('08') ? element('Pty', nameOf) : nameOf;
  const account = element('DbtrAcct', iban && `<Id><IBAN>${iban}</IBAN></Id>`);
  const remittance =
    element('Ustrd', message && escaped(message)) +
    element('Strd', reference && `<CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf>`);
  return `<TxDtls><Refs>${element('AcctSvcrRef', name)}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <Amt Ccy="${currency}">${amount}</Amt><RltdPties>${element('Dbtr', party)}${account}</RltdPties>
    ${element('RmtInf', remittance)}</TxDtls>`;
}

function entryOf(transactions: readonly CamtTransaction[], format: CamtFormat): string {
  const [first] = transactions;
  const { day = '2026-02-13', currency = 'CHF', isReversal = false, isDebit = false } = first ?? {};
  const rappen = transactions.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const total = transactions.length === 1 ? first?.amount : (rappen / 100).toFixed(2);
  const details = transactions.map((transaction) => ({
    transaction,
    name: transaction.name === undefined ? newName() : transaction.name,
  }));
  const own = details.length === 1 ? details[0]?.name : newName();
  return `<Ntry><Amt Ccy="${currency}">${total}</Amt>
  <CdtDbtInd>${isReversal || isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>${isReversal ? '<RvslInd>true</RvslInd>' : ''}
  <Sts>${format.endsWith('08') ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
  ${element('AcctSvcrRef', own)}
  <NtryDtls>${details.map(({ transaction, name }) => detailOf(transaction, format, name)).join('\n')}</NtryDtls></Ntry>`;
}

/** A file of the bank; a list within the list is one entry of several transactions. */
export function aCamtFile(
  entries: readonly (CamtTransaction | readonly CamtTransaction[])[],
  format: CamtFormat = 'camt.054.001.08',
): string {
  const [message, account] = format.startsWith('camt.053')
    ? ['BkToCstmrStmt', 'Stmt']
    : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}">
<${message}><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<${account}><Id>1</Id><Acct><Id><IBAN>${COMPANY_MONEY.iban}</IBAN></Id></Acct>
${entries.map((entry) => entryOf('amount' in entry ? [entry] : entry, format)).join('\n')}
</${account}></${message}></Document>`;
}

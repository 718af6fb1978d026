import type { Rappen } from '@firn/shared-contracts/domain';
import { XMLBuilder } from 'fast-xml-parser';
import { paymentId, paymentText } from './swiss-payment-text.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
/** Country and check digits come before it. */
const CLEARING_AT = 4;
const CLEARING_LENGTH = 5;

/** Everything that one credit transfer needs. */
export interface Transfer {
  /** Id of the refund; it comes back with the entry of the bank. */
  readonly id: string;
  readonly amount: Rappen;
  readonly iban: string;
  readonly holder: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
  };
  /** The words that the guest reads with the money. */
  readonly message: string;
}

export interface TransferOrder {
  /** `MsgId`, which no other file has. */
  readonly number: string;
  readonly createdAt: Date;
  /** A day of Zurich. */
  readonly executedOn: string;
  readonly company: string;
  readonly iban: string;
  readonly transfers: readonly Transfer[];
}

/** `1290.50`, of whole Rappen. */
const decimal = (amount: Rappen): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** The number of the bank inside a Swiss IBAN, without zeros in front. */
const clearingOf = (iban: string): string =>
  iban.slice(CLEARING_AT, CLEARING_AT + CLEARING_LENGTH).replace(/^0+/, '');

/** Structured, as the banks want it: what is empty is left out, and all of it without a place, as of somebody who was deleted. */
function addressOf({ street, postalCode, city, country }: Transfer['address']) {
  if (!city.trim()) return {};
  return {
    PstlAdr: {
      ...(street && { StrtNm: paymentText(street, 70) }),
      ...(postalCode && { PstCd: paymentText(postalCode, 16) }),
      TwnNm: paymentText(city, 35),
      Ctry: country,
    },
  };
}

const transferOf = (transfer: Transfer) => ({
  PmtId: { InstrId: paymentId(transfer.id, 35), EndToEndId: paymentId(transfer.id, 35) },
  Amt: { InstdAmt: { '@_Ccy': 'CHF', '#text': decimal(transfer.amount) } },
  Cdtr: { Nm: paymentText(transfer.holder, 70), ...addressOf(transfer.address) },
  CdtrAcct: { Id: { IBAN: transfer.iban } },
  RmtInf: { Ustrd: paymentText(transfer.message, 140) },
});

/**
 * A file for the bank, pain.001 version 09 after the Swiss Payment Standards: transfers in francs to accounts in Switzerland
 * and Liechtenstein (docs/domain/payments.md#refunds).
 */
export function transferFile({
  number,
  createdAt,
  executedOn,
  company,
  iban,
  transfers,
}: TransferOrder): string {
  const name = paymentText(company, 70);
  const sums = {
    NbOfTxs: String(transfers.length),
    CtrlSum: decimal(transfers.reduce((sum, { amount }) => sum + amount, 0)),
  };
  const payment = {
    PmtInfId: paymentId(`${number}-1`, 35),
    PmtMtd: 'TRF',
    BtchBookg: 'true',
    ...sums,
    ReqdExctnDt: { Dt: executedOn },
    Dbtr: { Nm: name },
    DbtrAcct: { Id: { IBAN: iban } },
    DbtrAgt: { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'CHBCC' }, MmbId: clearingOf(iban) } } },
    CdtTrfTxInf: transfers.map(transferOf),
  };
  const header = {
    MsgId: number,
    CreDtTm: createdAt.toISOString().slice(0, 19),
    ...sums,
    InitgPty: { Nm: name },
  };
  return new XMLBuilder({ ignoreAttributes: false, format: true }).build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: { '@_xmlns': NAMESPACE, CstmrCdtTrfInitn: { GrpHdr: header, PmtInf: payment } },
  });
}

import { describe, expect, test } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isValidIBAN } from 'ibantools';
import { type Transfer, transferFile } from './pain001.ts';
import { paymentId, paymentText } from './swiss-payment-text.ts';

const aTransfer = (changes: Partial<Transfer> = {}): Transfer => ({
  id: '018f00000000700080000000000000a1',
  amount: 56_505,
  iban: 'CH5604835012345678009',
  holder: 'Nina Käser',
  address: { street: 'Bergweg 7', postalCode: '7546', city: 'Ardez', country: 'CH' },
  message: 'Rückerstattung B-2026-00042',
  ...changes,
});

const fileOf = (...transfers: readonly Transfer[]): string =>
  transferFile({
    number: 'RUE-20260214-1A2B3C4D',
    createdAt: new Date('2026-02-14T08:00:00Z'),
    executedOn: '2026-02-14',
    company: 'Firn Bergschule',
    iban: 'CH9300762011623852957',
    transfers,
  });

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'CdtTrfTxInf',
});
const read = (text: string) => parser.parse(text).Document.CstmrCdtTrfInitn;

/** Order of the elements as the schema has it. */
const names = (node: object) => Object.keys(node);

describe('a file for the bank', () => {
  test('has every element that the standard wants, in its order', () => {
    const text = fileOf(aTransfer(), aTransfer({ amount: 5 }));
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
    const { GrpHdr, PmtInf } = read(text);
    expect(names({ GrpHdr, PmtInf })).toEqual(['GrpHdr', 'PmtInf']);
    expect(GrpHdr).toEqual({
      MsgId: 'RUE-20260214-1A2B3C4D',
      CreDtTm: '2026-02-14T08:00:00',
      NbOfTxs: '2',
      CtrlSum: '565.10',
      InitgPty: { Nm: 'Firn Bergschule' },
    });
    expect(names(PmtInf)).toEqual(
      'PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum ReqdExctnDt Dbtr DbtrAcct DbtrAgt CdtTrfTxInf'.split(' '),
    );
    expect(PmtInf).toMatchObject({
      PmtMtd: 'TRF',
      NbOfTxs: '2',
      CtrlSum: '565.10',
      ReqdExctnDt: { Dt: '2026-02-14' },
    });
    expect(PmtInf.DbtrAgt.FinInstnId.ClrSysMmbId).toEqual({ ClrSysId: { Cd: 'CHBCC' }, MmbId: '762' });
    const [first, second] = PmtInf.CdtTrfTxInf;
    expect(names(first)).toEqual('PmtId Amt Cdtr CdtrAcct RmtInf'.split(' '));
    expect(first).toEqual({
      PmtId: { InstrId: aTransfer().id, EndToEndId: aTransfer().id },
      Amt: { InstdAmt: { '#text': '565.05', '@_Ccy': 'CHF' } },
      Cdtr: { Nm: 'Nina Käser', PstlAdr: { StrtNm: 'Bergweg 7', PstCd: '7546', TwnNm: 'Ardez', Ctry: 'CH' } },
      CdtrAcct: { Id: { IBAN: 'CH5604835012345678009' } },
      RmtInf: { Ustrd: 'Rückerstattung B-2026-00042' },
    });
    expect(isValidIBAN(first.CdtrAcct.Id.IBAN)).toBe(true);
    expect(second.Amt.InstdAmt['#text']).toBe('0.05');
  });

  test('escapes names, and cuts what is too long', () => {
    const text = fileOf(aTransfer({ holder: `Müller & Söhne <GmbH> ${'x'.repeat(80)}` }));
    expect(text).toContain('Müller &amp; Söhne &lt;GmbH&gt;');
    expect(XMLValidator.validate(text)).toBe(true);
    const { Nm } = read(text).PmtInf.CdtTrfTxInf[0].Cdtr;
    expect(Nm.replaceAll(/&\w+;/g, '_')).toHaveLength(70);
  });

  test('leaves out what is empty of an address', () => {
    const address = { street: '', postalCode: '', city: 'Vaduz', country: 'LI' };
    expect(read(fileOf(aTransfer({ address }))).PmtInf.CdtTrfTxInf[0].Cdtr.PstlAdr).toEqual({
      TwnNm: 'Vaduz',
      Ctry: 'LI',
    });
  });

  test('has no address without a place, which would not be empty by the schema', () => {
    const address = { street: '', postalCode: '', city: '', country: 'CH' };
    const [transfer] = read(fileOf(aTransfer({ address }))).PmtInf.CdtTrfTxInf;
    expect(transfer.Cdtr).toEqual({ Nm: 'Nina Käser' });
  });
});

test.each([
  ['Zoë Žižek Łukasz', 'Zoë Žižek Łukasz'],
  ['Nguyễn Thị Ánh', 'Nguyen Thi Ánh'],
  ['Иван 🏔 Ⅳ', '.... . IV'],
  ['a\n\tb\u0000c', 'a b.c'],
])('«%s» becomes «%s», which banks take', (text, expected) => {
  expect(paymentText(text, 70)).toBe(expected);
});

test('an identification has no other letters, and no slash at its ends', () => {
  expect(paymentId('/RÜE//1_2/', 35)).toBe('R-E/1-2');
  expect(paymentId('x'.repeat(40), 35)).toHaveLength(35);
});

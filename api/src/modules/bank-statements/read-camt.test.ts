import { describe, expect, test } from '@jest/globals';
import { aCamtFile } from '../../seed/camt-file.ts';
import { COMPANY_MONEY } from '../../seed/company.ts';
import { textOf } from './file-text.ts';
import { readCamt } from './read-camt.ts';

const read = (text: string) => readCamt(text);
const amountsOf = async (text: string) => (await read(text)).transactions.map(({ amount }) => amount);

describe('a file of the bank', () => {
  test.each(['camt.053.001.04', 'camt.053.001.08', 'camt.054.001.04', 'camt.054.001.08'] as const)(
    '%s is read',
    async (format) => {
      const text = aCamtFile(
        [
          {
            amount: '1290.5',
            name: 'A1',
            reference: '00 0000 0000',
            debtor: 'Müller & Söhne',
            iban: 'CH5604835012345678009',
            message: 'Danke',
          },
        ],
        format,
      );
      expect(await read(text)).toEqual({
        format,
        transactions: [
          {
            position: 1,
            line: 5,
            identity: `${COMPANY_MONEY.iban} A1 129050`,
            amount: 129_050,
            bookedOn: '2026-02-13',
            reference: '0000000000',
            debtorName: 'Müller & Söhne',
            debtorIban: 'CH5604835012345678009',
            message: 'Danke',
          },
        ],
      });
    },
  );

  test('counts credits and reversals of them, and nothing else', async () => {
    const text = aCamtFile([
      { amount: '10' },
      { amount: '20.00', isDebit: true },
      { amount: '30', isReversal: true },
      { amount: '0.00' },
    ]);
    expect(await amountsOf(text)).toEqual([1_000, -3_000]);
    expect(await amountsOf(text.replaceAll('<Cd>BOOK</Cd>', '<Cd>PDNG</Cd>'))).toEqual([]);
  });

  test('reads the day of an entry, with a time zone or without, and that of a moment in Zurich', async () => {
    const dayOf = async (written: string) => {
      const text = aCamtFile([{ amount: '10' }]).replace('<Dt>2026-02-13</Dt>', written);
      return (await read(text)).transactions[0]?.bookedOn;
    };
    expect(await dayOf('<Dt>2026-02-13+01:00</Dt>')).toBe('2026-02-13');
    expect(await dayOf('<DtTm>2026-02-12T23:30:00Z</DtTm>')).toBe('2026-02-13');
  });

  test('takes an entry of several payments apart', async () => {
    const text = aCamtFile([
      [
        { amount: '10', name: 'A' },
        { amount: '20.05', name: 'B' },
      ],
      { amount: '3' },
    ]);
    const { transactions } = await read(text);
    expect(transactions.map(({ amount, position }) => [amount, position])).toEqual([
      [1_000, 1],
      [2_005, 2],
      [300, 3],
    ]);
    expect(transactions[0]?.identity).toContain(' A ');
    // Without names of their own, the entry and the place in it name them.
    const unnamed = aCamtFile([
      [
        { amount: '10', name: null },
        { amount: '10', name: null },
      ],
    ]);
    const [first, second] = (await read(unnamed)).transactions;
    expect(first?.identity).not.toBe(second?.identity);
  });

  test('tells payments of one entry apart that the bank calls the same, in both kinds of file', async () => {
    const money = { amount: '490', name: 'BATCH' };
    const of = async (format: 'camt.053.001.04' | 'camt.054.001.08') =>
      (await read(aCamtFile([[money, money, { ...money, amount: '10' }, money]], format))).transactions.map(
        ({ identity }) => identity,
      );
    const identities = await of('camt.053.001.04');
    expect(new Set(identities).size).toBe(4);
    expect(identities[0]).toBe(`${COMPANY_MONEY.iban} BATCH 49000`);
    expect(await of('camt.054.001.08')).toEqual(identities);
  });

  test('says of a batch without its payments how many there are', async () => {
    const text = aCamtFile([{ amount: '10' }]).replace(
      /<NtryDtls>.*<\/NtryDtls>/s,
      '<NtryDtls><Btch><NbOfTxs>12</NbOfTxs></Btch></NtryDtls>',
    );
    expect((await read(text)).transactions[0]?.message).toBe('Sammelbuchung mit 12 Zahlungen');
  });

  test('has the same identity for a single payment in both kinds of file', async () => {
    const of = async (format: 'camt.053.001.04' | 'camt.054.001.08') =>
      (await read(aCamtFile([{ amount: '10', name: 'X' }], format))).transactions[0]?.identity;
    expect(await of('camt.053.001.04')).toBe(await of('camt.054.001.08'));
  });

  test('reads prefixes of names, other encodings, and lines that end as on Windows', async () => {
    const plain = aCamtFile([{ amount: '10', debtor: 'Müller' }]);
    const prefixed = plain
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:')
      .replace('xmlns=', 'xmlns:ns2=')
      .replaceAll('\n', '\r\n')
      .replace('UTF-8', 'ISO-8859-1');
    const { transactions } = await read(textOf(Buffer.from(prefixed, 'latin1')));
    expect(transactions[0]).toMatchObject({ debtorName: 'Müller', line: 5, amount: 1_000 });
  });
});

describe('a file that is not read names the line', () => {
  const good = aCamtFile([{ amount: '10' }, { amount: '20' }]);
  test.each([
    ['cut off', good.slice(0, good.lastIndexOf('</Ntry>')), /^Zeile \d+: Ab hier ist die Datei kein XML/],
    ['no XML', 'Datum;Betrag\n13.02.2026;10.00', /^Zeile 1: Ab hier/],
    ['empty', '  ', /Ab hier ist die Datei kein XML/],
    ['a wrong amount', good.replaceAll('>20<', '>zwanzig<'), /^Zeile 12: Der Betrag «zwanzig» ist ungültig/],
    ['too fine an amount', good.replaceAll('>20<', '>20.001<'), /^Zeile 12: Der Betrag «20\.001»/],
    ['a foreign currency', good.replaceAll('"CHF">20', '"EUR">20'), /^Zeile 12: Wir lesen nur Konten in CHF/],
    ['no such day', good.replaceAll('2026-02-13', '2026-02-33'), /^Zeile 5: Das Buchungsdatum «2026-02-33»/],
    [
      'a day that no month has',
      good.replaceAll('2026-02-13', '2026-02-30'),
      /^Zeile 5: Das Buchungsdatum «2026-02-30»/,
    ],
    ['no account', good.replace(/<Acct>.*<\/Acct>/, ''), /^Zeile \d: Das Konto fehlt/],
    ['another version', good.replaceAll('001.08', '001.02'), /das ist «camt\.054\.001\.02»/],
    [
      'another kind',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>',
      /«pain\.001\.001\.09»/,
    ],
    ['any XML', '<html></html>', /keine Datei einer Bank/],
    [
      'entities of its own',
      good.replace('?>', '?>\n<!DOCTYPE Document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
      /^Zeile 2: Die Datei bringt eigene Regeln mit/,
    ],
  ])('%s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  test('and so does one in another encoding than it says', () => {
    expect(() => textOf(Buffer.from(aCamtFile([{ amount: '1', debtor: 'Müller' }]), 'latin1'))).toThrow(
      'Die Zeichen der Datei sind nicht in «UTF-8», wie sie sagt.',
    );
  });
});

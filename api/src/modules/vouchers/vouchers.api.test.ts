import { randomUUID } from 'node:crypto';
import { isVoucherCode, normaliseVoucherCode } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { aVoucher } from '../../../test/vouchers.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const post = async (url: string, payload: object, persona: Persona = 'admin', key: string = randomUUID()) =>
  (await t.as(persona))({ method: 'POST', url, payload, headers: { 'idempotency-key': key } });
const read = async (url: string, persona: Persona = 'admin') => (await t.as(persona))(url);

const HAND = {
  amount: 20_000,
  buyerName: 'Urs',
  buyerEmail: null,
  paidBy: 'cash',
  picture: 'huette',
} as const;

describe('a voucher of the office', () => {
  test('has a code of its own, its amount and a last day five years on', async () => {
    const answer = await post('/api/vouchers', { ...HAND, recipientName: ' Livia ', note: 'am Tresen' });
    expect(answer.statusCode).toBe(201);
    const voucher = answer.json();
    expect(voucher).toMatchObject({
      standing: 'active',
      origin: 'office',
      amount: 20_000,
      balance: 20_000,
      validUntil: '2031-02-14',
      recipientName: 'Livia',
      paid: 20_000,
      paidBy: 'cash',
      paidOn: '2026-02-14',
      note: 'am Tresen',
      createdBy: 'Vera Admin',
    });
    expect(isVoucherCode(normaliseVoucherCode(voucher.code))).toBe(true);
  });

  test('is issued once per key', async () => {
    const key = randomUUID();
    const [first, again] = [
      await post('/api/vouchers', HAND, 'admin', key),
      await post('/api/vouchers', HAND, 'admin', key),
    ];
    expect(again.json()['@id']).toBe(first.json()['@id']);
  });

  test('names what is wrong with it', async () => {
    const wrong = { ...HAND, amount: 1_999, recipientName: 'x'.repeat(61), paidOn: '2026-02-15' };
    const answer = await post('/api/vouchers', wrong);
    expect(answer.statusCode).toBe(422);
    const fields = answer.json().violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath);
    expect(fields).toEqual(expect.arrayContaining(['amount', 'recipientName']));
    const tomorrow = await post('/api/vouchers', { ...HAND, paidOn: '2026-02-15' });
    expect(tomorrow.json().violations).toMatchObject([{ propertyPath: 'paidOn' }]);
    const past = await post('/api/vouchers', { ...HAND, deliverTo: 'a@b.ch', deliverOn: '2026-02-13' });
    expect(past.json().violations).toMatchObject([{ propertyPath: 'deliverOn' }]);
  });

  test('is nobody else’s', async () => {
    const { id } = await aVoucher(t.db, 5_000);
    expect((await post('/api/vouchers', HAND, 'guide')).statusCode).toBe(403);
    expect((await read(`/api/vouchers/${id}`, 'gast')).statusCode).toBe(404);
    expect((await t.anonymous(`/api/vouchers/${id}`)).statusCode).toBe(404);
  });

  test('is read by who bought it, without what the office wrote', async () => {
    const buyerEmail = t.users.gast.email.toUpperCase();
    const { id } = await aVoucher(t.db, 5_000, { buyerEmail, note: 'geheim' });
    expect((await read(`/api/vouchers/${id}`, 'gast')).json()).toMatchObject({
      balance: 5_000,
      note: null,
      entries: null,
    });
    const listed = (await read('/api/vouchers', 'gast')).json()['hydra:member'];
    expect(listed.map((each: { id: string }) => each.id)).toEqual([id]);
  });

  test('is found by standing, name and code', async () => {
    const mine = await aVoucher(t.db, 7_700, { recipientName: 'Zoé Zürcher' });
    const found = async (query: string) =>
      (await read(`/api/vouchers?${query}`)).json()['hydra:member'].map((each: { id: string }) => each.id);
    expect(await found('freequery=zoe+zurcher')).toEqual([mine.id]);
    expect(await found(`freequery=${mine.typed.toLowerCase()}`)).toEqual([mine.id]);
    expect(await found(`freequery=${mine.typed}&standing[]=used_up`)).toEqual([]);
  });

  test('comes as paper', async () => {
    const { id } = await aVoucher(t.db, 5_000, { message: 'Für dich, «Änneli» & Co.' });
    const paper = await read(`/api/vouchers/${id}/voucher.pdf`);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is one page, however much is said on it', async () => {
    const message = 'Für unsere nächste grosse Tour. '.repeat(12);
    const { id } = await aVoucher(t.db, 500_000, { message, recipientName: 'W'.repeat(60) });
    const paper = (await read(`/api/vouchers/${id}/voucher.pdf`)).rawPayload.toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe('the end of a voucher', () => {
  test('blocks it with a reason, and nothing is left', async () => {
    const { id, code } = await aVoucher(t.db, 5_000);
    const blocked = await post(`/api/vouchers/${id}/block`, { reason: 'Gestohlen' });
    expect(blocked.json()).toMatchObject({ standing: 'blocked', balance: 0 });
    expect(blocked.json().entries.at(-1)).toMatchObject({ kind: 'block', amount: -5_000, note: 'Gestohlen' });
    expect(
      (await t.anonymous({ method: 'POST', url: '/api/vouchers/check', payload: { code } })).json(),
    ).toMatchObject({ valid: false, reason: 'blocked', balance: 0 });
    const again = await post(`/api/vouchers/${id}/block`, { reason: 'Nochmals' });
    expect([again.statusCode, again.json().type]).toEqual([409, '/problems/voucher-over']);
  });

  test('reissues a lost one with what was left, as long as before', async () => {
    const lost = await aVoucher(t.db, 5_000, { validUntil: '2029-05-01', recipientName: 'Livia' });
    const next = (await post(`/api/vouchers/${lost.id}/reissue`, { reason: 'Verloren' })).json();
    expect(next).toMatchObject({
      origin: 'reissue',
      amount: 5_000,
      balance: 5_000,
      validUntil: '2029-05-01',
      recipientName: 'Livia',
      replaces: `/api/vouchers/${lost.id}`,
    });
    expect(normaliseVoucherCode(next.code)).not.toBe(lost.code);
    expect((await read(`/api/vouchers/${lost.id}`)).json()).toMatchObject({
      standing: 'blocked',
      balance: 0,
      replacedBy: next['@id'],
    });
  });

  test('needs a reason', async () => {
    const { id } = await aVoucher(t.db, 5_000);
    const answer = await post(`/api/vouchers/${id}/block`, { reason: ' ' });
    expect(answer.json().violations).toMatchObject([{ propertyPath: 'reason' }]);
  });
});

describe('an import', () => {
  const send = (csv: string, query = '') => post(`/api/vouchers/import${query}`, { csv });

  test('takes all of a file, or reports it', async () => {
    const csv =
      '﻿Code;Betrag;Gültig bis\r\nALT-2019;120;31.12.2030\r\n"ALT-2020";1\'290.50;2031-01-31\r\n\r\n';
    const report = { count: 2, amount: 141_050, problems: [] };
    expect((await send(csv, '?dryRun=1')).json()).toMatchObject({ ...report, imported: false });
    expect((await send(csv)).json()).toMatchObject({ ...report, imported: true });
    const check = { method: 'POST', url: '/api/vouchers/check', payload: { code: 'alt 2020' } } as const;
    expect((await t.anonymous(check)).json()).toMatchObject({
      valid: true,
      balance: 129_050,
      validUntil: '2031-01-31',
    });
    const twice = (await send(csv)).json();
    expect(twice).toMatchObject({ imported: false });
    expect(twice.problems).toEqual([
      { line: 2, message: 'Den Code ALT2-019 gibt es schon.' },
      { line: 3, message: 'Den Code ALT2-020 gibt es schon.' },
    ]);
  });

  test('names each line that is wrong, and takes nothing', async () => {
    const lines = [
      'NEU-1;50;1.1.2030',
      'NEU-1;50;1.1.2030',
      'NEU-2;viel;1.1.2030',
      'NEU-3;50;31.2.2030',
      'NEU-4;50',
      'NEU-5;5001;1.1.2030',
    ];
    const report = (await send(lines.join('\n'))).json();
    expect(report.imported).toBe(false);
    expect(report.problems).toEqual([
      { line: 2, message: expect.stringContaining('schon auf Zeile 1') },
      { line: 3, message: expect.stringContaining('«viel»') },
      { line: 4, message: expect.stringContaining('«31.2.2030»') },
      { line: 5, message: expect.stringContaining('drei Spalten') },
      { line: 6, message: "Der Betrag «5001» muss über 0 und höchstens CHF 5'000.– sein." },
    ]);
    expect((await read('/api/vouchers?freequery=NEU1')).json().totalItems).toBe(0);
  });
});

test('what is outstanding at a day follows from the ledgers', async () => {
  const before = (await read('/api/voucher_liabilities?on=2026-02-14')).json();
  const later = new Date(NOW.getTime() + 86_400_000);
  await aVoucher(t.db, 4_000);
  await aVoucher(t.db, 3_000, { validUntil: '2026-02-13' });
  await aVoucher(t.db, 2_000, { now: later });
  const after = (await read('/api/voucher_liabilities?on=2026-02-14')).json();
  expect(after.outstanding - before.outstanding).toBe(4_000);
  expect(after.expired - before.expired).toBe(3_000);
  const next = (await read('/api/voucher_liabilities?on=2026-02-15')).json();
  expect(next.outstanding - before.outstanding).toBe(6_000);
});

describe('who types codes', () => {
  const check = (code: string, ip: string) =>
    t.anonymous({ method: 'POST', url: '/api/vouchers/check', payload: { code }, remoteAddress: ip });

  test('is told what is on one', async () => {
    const { typed } = await aVoucher(t.db, 5_000);
    expect((await check(typed, '203.0.113.1')).json()).toEqual({
      '@type': 'VoucherCheck',
      valid: true,
      balance: 5_000,
      validUntil: '2031-02-14',
    });
    expect((await check('GIBT-ES-NICHT', '203.0.113.1')).json()).toEqual({
      '@type': 'VoucherCheck',
      valid: false,
      balance: 0,
      validUntil: null,
      reason: 'unknown',
    });
  });

  test('waits after ten wrong ones, and others do not', async () => {
    const { typed } = await aVoucher(t.db, 5_000);
    const guesses = Array.from({ length: 14 }, () => check('FALSCH', '203.0.113.2'));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
    const refused = await check(typed, '203.0.113.2');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await check(typed, '203.0.113.3')).json().valid).toBe(true);
    t.setNow(new Date(NOW.getTime() + 3_600_000));
    expect((await check(typed, '203.0.113.2')).json().valid).toBe(true);
    t.setNow(NOW);
  });
});

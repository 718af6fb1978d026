import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { VoucherOrderCreate } from '@firn/shared-contracts/api';
import { formatVoucherCode } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { press } from '../../../test/pay-online.ts';
import { wordsOf } from '../../../test/read-pdf.ts';
import { aVoucher } from '../../../test/vouchers.ts';
import { createFolderStore } from '../../lib/file-store.ts';
import { mailFiles } from '../documents/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { settings } from '../settings/settings.table.ts';
import { deliverVouchers } from './deliver-vouchers.ts';
import { orderVoucher, type PayForVoucher } from './order-voucher.ts';
import { voucherFile } from './print-voucher.ts';
import { settleVoucher } from './settle-voucher.ts';
import { vouchers } from './vouchers.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PAYMENT_PROVIDER: 'test' });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(outboxMails);
  await t.db.update(vouchers).set({ sentAt: NOW });
});

const BODY: VoucherOrderCreate = {
  amount: 20_000,
  buyerName: 'Nora Käser',
  buyerEmail: 'nora@example.org',
  recipientName: 'Livia',
  message: 'Alles Gute!',
  picture: 'skitour',
  method: 'twint',
};

const pay: PayForVoucher = async ({ subject, amount }) => ({
  redirectUrl: `https://pay.example/${subject.voucherId}/${amount}`,
});

const order = (changes: Partial<VoucherOrderCreate> = {}, network = '203.0.113.9') => {
  const ordering = { actor: null, network, origin: 'https://firn.example', now: NOW };
  return orderVoucher(t.db, { ...ordering, body: { ...BODY, ...changes } }, pay);
};

const settle = (id: string, amount = 20_000) =>
  t.db.transaction((tx) => settleVoucher(tx, id, { amount, method: 'twint', at: NOW }));

const deliver = (at = NOW) => {
  const store = createFolderStore(join(t.dataDir, 'documents'));
  return deliverVouchers({ db: t.db, clock: () => at, store, origin: 'https://firn.example' });
};

const mails = () => t.db.select().from(outboxMails);
const readByToken = (id: string, token: string) => t.anonymous(`/api/vouchers/${id}?token=${token}`);

describe('a voucher that is bought', () => {
  test('is a draft without a code until its money has come', async () => {
    const { id, accessToken, redirectUrl } = await order();
    expect(redirectUrl).toBe(`https://pay.example/${id}/20000`);
    expect((await readByToken(id, accessToken)).json()).toMatchObject({
      standing: 'draft',
      code: null,
      balance: 0,
    });
    expect((await t.anonymous(`/api/vouchers/${id}/voucher.pdf?token=${accessToken}`)).statusCode).toBe(404);
    expect((await readByToken(id, 'falsch')).statusCode).toBe(404);
    expect(await settle(id)).toBe(true);
    expect((await readByToken(id, accessToken)).json()).toMatchObject({
      standing: 'active',
      balance: 20_000,
      paid: 20_000,
      paidBy: 'twint',
    });
    expect((await t.anonymous(`/api/vouchers/${id}/voucher.pdf?token=${accessToken}`)).statusCode).toBe(200);
  });

  test('is good once its buyer has paid on the pay page, and ordered once per key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = { method: 'POST', url: '/api/voucher_orders', payload: BODY, headers } as const;
    const ordered = await t.anonymous(send);
    expect(ordered.statusCode).toBe(201);
    const { id, accessToken, redirectUrl } = ordered.json();
    expect((await t.anonymous(send)).json().id).toBe(id);
    await press(t, redirectUrl, 'pay');
    expect((await readByToken(id, accessToken)).json()).toMatchObject({
      standing: 'active',
      balance: 20_000,
    });
  });

  test('counts its money once, and never too little of it', async () => {
    const { id, accessToken } = await order();
    expect(await settle(id, 19_999)).toBe(false);
    expect(await settle(id)).toBe(true);
    expect(await settle(id)).toBe(false);
    expect((await readByToken(id, accessToken)).json().balance).toBe(20_000);
  });

  test('is refused on a day that is over, and for a tour that nobody can book', async () => {
    await expect(order({ deliverOn: '2026-02-13' })).rejects.toMatchObject({ status: 422 });
    await expect(order({ deliverOn: '2027-02-15' })).rejects.toMatchObject({ status: 422 });
    const offer = '/api/offers/018f0000-0000-7000-8000-000000000001';
    await expect(order({ offer })).rejects.toMatchObject({ violations: [{ propertyPath: 'offer' }] });
  });

  test('is refused by a way to pay that the company does not take', async () => {
    await t.db.update(settings).set({ cardOffered: false });
    await expect(order({ method: 'card' })).rejects.toMatchObject({
      violations: [{ propertyPath: 'method', message: expect.stringContaining('bieten wir nicht an') }],
    });
    await t.db.update(settings).set({ cardOffered: true });
    expect((await order({ method: 'card' })).redirectUrl).toContain('https://pay.example/');
  });

  test('is not ordered without end', async () => {
    const orders = Array.from({ length: 21 }, () =>
      order({}, '203.0.113.77').then(
        () => 201,
        ({ status }) => status,
      ),
    );
    expect((await Promise.all(orders)).filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('the paper of a voucher', () => {
  test('goes at once to who bought it, and once', async () => {
    const { id } = await order();
    await deliver();
    expect(await mails()).toEqual([]);
    await settle(id);
    await deliver();
    await deliver();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'voucher', recipient: 'nora@example.org' });
    const [attachment] = mail?.attachments ?? [];
    const store = createFolderStore(join(t.dataDir, 'documents'));
    const file = attachment && (await mailFiles({ db: t.db, store })(attachment));
    expect(file).toMatchObject({ filename: 'Gutschein.pdf', contentType: 'application/pdf' });
    expect(mail?.text).not.toContain('Alles Gute!');
  });

  test('goes on its day to whoever gets it, and who bought it is told', async () => {
    const { id } = await order({ deliverTo: 'livia@example.org', deliverOn: '2026-02-20' });
    await settle(id);
    const [told, ...others] = await mails();
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      template: 'voucher_ordered',
      recipient: 'nora@example.org',
      subject: 'Danke für deine Bestellung: Gutschein über CHF 200.–',
      attachments: [{ documentId: id, fileName: 'Gutschein.pdf', made: 'voucher' }],
    });
    const { code } = (await t.db.select().from(vouchers).where(eq(vouchers.id, id)))[0] ?? { code: '' };
    const paper = await voucherFile(t.db, id, 'https://firn.example');
    const [words = ''] = await wordsOf(paper?.content ?? Buffer.of());
    expect(words).toContain(formatVoucherCode(code));
    expect(told?.text).not.toContain(formatVoucherCode(code));
    await t.db.delete(outboxMails);
    await deliver(new Date('2026-02-19T22:59:00Z'));
    expect(await mails()).toEqual([]);
    await deliver(new Date('2026-02-19T23:00:00Z'));
    expect(await mails()).toMatchObject([{ template: 'voucher', recipient: 'livia@example.org' }]);
  });

  test('does not go once the voucher is blocked', async () => {
    const { id } = await aVoucher(t.db, 5_000, { buyerEmail: 'nora@example.org' });
    await t.db.update(vouchers).set({ state: 'blocked' }).where(eq(vouchers.id, id));
    await deliver();
    expect(await mails()).toEqual([]);
  });

  test('goes although that of an older voucher cannot be made', async () => {
    const broken = await aVoucher(t.db, 5_000, { buyerEmail: 'nora@example.org' });
    await t.db.update(vouchers).set({ picture: 'unbekannt' }).where(eq(vouchers.id, broken.id));
    await aVoucher(t.db, 5_000, { buyerEmail: 'livia@example.org' });
    await expect(deliver()).rejects.toThrow('Vouchers could not be delivered.');
    expect(await mails()).toMatchObject([{ template: 'voucher', recipient: 'livia@example.org' }]);
  });

  test('goes once, although two workers make it at a time', async () => {
    await aVoucher(t.db, 5_000, { buyerEmail: 'nora@example.org' });
    await Promise.all([deliver(), deliver()]);
    expect(await mails()).toHaveLength(1);
  });
});

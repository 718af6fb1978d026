import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import type { PublicEvent } from '../support/events.ts';
import { bookAsGuest, type GuestBooking, mailedLink } from '../support/guest-booking.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { enter } from '../support/writer.ts';

test.describe.configure({ timeout: 120_000 });

const WEEKS_AHEAD = 5;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** The most that cancelling a longer tour costs so far ahead, in Rappen. */
const FEE = 8_000;

interface PricedEvent extends PublicEvent {
  readonly priceComponents: readonly { readonly grossPrice: number }[];
}

const priceOf = ({ priceComponents }: PricedEvent) =>
  priceComponents.reduce((sum, { grossPrice }) => sum + grossPrice, 0);

/** A bookable date so far ahead, and of such a price, that something comes back. */
async function aDate(page: Page): Promise<PublicEvent> {
  const from = new Date(Date.now() + WEEKS_AHEAD * WEEK_MS).toISOString();
  const query = `order[start]=asc&itemsPerPage=100&start[after]=${from}`;
  const answer = await page.request.get(`/api/events?${query}`);
  const { 'hydra:member': found } = (await answer.json()) as { 'hydra:member': PricedEvent[] };
  const open = found.find((event) => event.availability === 'bookable' && priceOf(event) > 2 * FEE);
  if (!open) throw new Error('The demo has no date with room.');
  return open;
}

/** In a test run the guests of all journeys share one network: whoever is braked confirms by the mailed link. */
async function bookForSure(page: Page): Promise<GuestBooking> {
  const email = `${randomUUID()}@firn.example`;
  const booking = await bookAsGuest(page, await aDate(page), email);
  if (booking.state === 'held') {
    await page.goto(await mailedLink(email));
    await page.getByRole('button', { name: 'Buchung bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
  }
  return booking;
}

/** A file of the bank with one credit, which names the booking in its text. */
const bankFile = (amount: number, text: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>${randomUUID()}</MsgId></GrpHdr><Ntfctn><Id>1</Id>
<Acct><Id><IBAN>CH9300762011623852957</IBAN></Id></Acct>
<Ntry><Amt Ccy="CHF">${(amount / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10)}</Dt></BookgDt>
<AcctSvcrRef>${randomUUID()}</AcctSvcrRef><NtryDtls><TxDtls>
<RltdPties><Dbtr><Pty><Nm>Selma Zgraggen</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;

async function isWellMade(page: Page): Promise<void> {
  expect(await breaches(page, 'main')).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

test('a booking is paid by a file of the bank, cancelled, and comes back as a voucher', async ({
  page,
  browser,
  baseURL,
}) => {
  const booking = await bookForSure(page);
  const { total } = (await (
    await page.request.get(`/api/bookings/${booking.id}?token=${booking.accessToken}`)
  ).json()) as { total: number };
  const office = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enter(office.request, 'admin@firn.example', PASSWORD);

  await test.step('the office reads the file in, and puts the credit to the booking', async () => {
    await office.goto('/admin/finance/bank');
    const buffer = Buffer.from(bankFile(total, `Buchung ${booking.bookingNumber} danke`));
    await office
      .getByLabel('Datei der Bank', { exact: true })
      .setInputFiles({ name: 'camt054.xml', mimeType: 'application/xml', buffer });
    await expect(office.getByRole('heading', { name: 'Das bringt «camt054.xml»' })).toBeVisible();
    await office.getByRole('button', { name: 'Einlesen' }).click();
    await expect(office.getByRole('heading', { name: '«camt054.xml» ist eingelesen' })).toBeVisible();
    await isWellMade(office);
    await office
      .getByRole('listitem')
      .filter({ hasText: booking.bookingNumber })
      .getByRole('button', { name: /zuordnen$/ })
      .click();
    await office.getByRole('button', { name: `${booking.bookingNumber} zuordnen` }).click();
    await expect(
      office.getByText(`Zugeordnet: Die Zahlung steht bei ${booking.bookingNumber}.`),
    ).toBeVisible();
  });

  await test.step('the guest cancels, and takes a voucher for what comes back', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/profil/buchung/${booking.id}/annullieren?token=${booking.accessToken}`);
    await page.getByRole('button', { name: /annullieren$/ }).click();
    await expect(page.getByRole('heading', { name: 'Annulliert' })).toBeVisible();
    await page.goto(`/profil/buchung/${booking.id}?token=${booking.accessToken}`);
    const part = page.getByRole('region', { name: 'Rückerstattung' });
    await part.getByLabel('Gutschein').check();
    await isWellMade(page);
    await part.getByRole('button', { name: 'Gutschein nehmen' }).click();
    await expect(part.getByText(/als Gutschein: erledigt$/)).toBeVisible();
  });

  await test.step('nothing is left for the office', async () => {
    await office.goto('/admin/finance/rueckerstattungen');
    await expect(office.getByRole('heading', { name: 'Zurückzuzahlen' })).toBeVisible();
    await expect(office.getByRole('link', { name: booking.bookingNumber })).toBeHidden();
    await isWellMade(office);
  });
});

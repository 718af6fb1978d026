import type { DayRate, OpeningHours, Partner, SocialLink } from '@firn/shared-contracts/api';
import type { InvoiceTiming, VatMethod } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, version } from '../../db/columns.ts';
import { mediaObjects } from '../media/media.table.ts';

/** One row, which the migration inserts and nothing removes. */
export const settings = pgTable(
  'settings',
  {
    id: id(),
    version: version(),
    name: text().notNull(),
    street: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    openingHours: jsonb().$type<OpeningHours[]>().notNull(),
    socialLinks: jsonb().$type<SocialLink[]>().notNull(),
    partners: jsonb().$type<Partner[]>().notNull(),
    senderName: text().notNull().default('Firn'),
    senderAddress: text().notNull().default('buchung@firn.example'),
    replyAddress: text(),
    mailFoot: text().notNull().default(''),
    /** Stands on top of every mail (docs/domain/mails.md#look); where it is null, the name of the company does. */
    mailLogo: uuid().references(() => mediaObjects.id, { onDelete: 'restrict' }),
    /** Buttons and links in mails are in this `#rrggbb`. */
    mailColour: text().notNull().default('#0a5a78'),
    conditionsText: text().notNull().default(''),
    sacDiscountPercent: integer().notNull().default(10),
    paymentTermDays: integer().notNull().default(30),
    dueBeforeStartDays: integer().notNull().default(14),
    shortestTermDays: integer().notNull().default(7),
    registrationDeadlineDays: integer().notNull().default(14),
    registrationDeadlineDaysDayTour: integer().notNull().default(3),
    materialChangeDays: integer().notNull().default(1),
    guideContactDays: integer().notNull().default(7),
    glacierGuestsPerGuide: integer().notNull().default(6),
    autoConfirm: boolean().notNull().default(false),
    autoPublishSpontaneous: boolean().notNull().default(false),
    adminSecondFactor: boolean().notNull().default(false),
    retentionRuns: boolean().notNull().default(false),
    bookingsPerNetworkPerHour: integer().notNull().default(10),
    bookingsPerEmailPerHour: integer().notNull().default(2),
    heldBookingsPerNetwork: integer().notNull().default(10),
    heldBookingsPerEmail: integer().notNull().default(2),
    waitlistJumpHours: integer().notNull().default(24),
    iban: text(),
    qrIban: text(),
    vatNumber: text(),
    vatMethod: text().$type<VatMethod>().notNull().default('effective'),
    flatRatePercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    invoiceTiming: text().$type<InvoiceTiming>().notNull().default('at_once'),
    invoiceDaysBeforeDue: integer().notNull().default(20),
    depositPercent: integer().notNull().default(0),
    depositTermDays: integer().notNull().default(10),
    twintOffered: boolean().notNull().default(true),
    cardOffered: boolean().notNull().default(true),
    firstReminderDays: integer().notNull().default(7),
    secondReminderDays: integer().notNull().default(17),
    reminderFee: integer().notNull().default(0),
    voucherYears: integer().notNull().default(5),
    dayRates: jsonb().$type<DayRate[]>().notNull().default([]),
  },
  () => [
    check('settings_one_row_check', sql`id = '00000000-0000-4000-8000-000000000001'`),
    check('settings_mail_colour_check', sql`mail_colour ~ '^#[0-9a-f]{6}$'`),
    check('settings_sac_discount_check', sql`sac_discount_percent between 0 and 100`),
  ],
);

export type SettingsRow = typeof settings.$inferSelect;

import type { SettingsPatch } from '@firn/shared-contracts/api';
import { cleanRichText } from '../../lib/rich-text.ts';
import { tableKind } from '../../records/index.ts';
import { pictureReference } from '../media/pictures.read-model.ts';
import { settings } from './settings.table.ts';

export type SettingsRecord = Readonly<Required<SettingsPatch>>;

const rows = tableKind<SettingsRecord>({
  entity: 'settings',
  collection: 'settings',
  table: settings,
  columns: {
    name: 'name',
    street: 'street',
    postalCode: 'postalCode',
    city: 'city',
    phone: 'phone',
    email: 'email',
    openingHours: 'openingHours',
    socialLinks: 'socialLinks',
    partners: 'partners',
    senderName: 'senderName',
    senderAddress: 'senderAddress',
    replyAddress: 'replyAddress',
    mailFoot: 'mailFoot',
    mailLogo: 'mailLogo',
    mailColour: 'mailColour',
    conditionsText: 'conditionsText',
    sacDiscountPercent: 'sacDiscountPercent',
    paymentTermDays: 'paymentTermDays',
    dueBeforeStartDays: 'dueBeforeStartDays',
    shortestTermDays: 'shortestTermDays',
    registrationDeadlineDays: 'registrationDeadlineDays',
    registrationDeadlineDaysDayTour: 'registrationDeadlineDaysDayTour',
    materialChangeDays: 'materialChangeDays',
    guideContactDays: 'guideContactDays',
    glacierGuestsPerGuide: 'glacierGuestsPerGuide',
    autoConfirm: 'autoConfirm',
    autoPublishSpontaneous: 'autoPublishSpontaneous',
    adminSecondFactor: 'adminSecondFactor',
    retentionRuns: 'retentionRuns',
    bookingsPerNetworkPerHour: 'bookingsPerNetworkPerHour',
    bookingsPerEmailPerHour: 'bookingsPerEmailPerHour',
    heldBookingsPerNetwork: 'heldBookingsPerNetwork',
    heldBookingsPerEmail: 'heldBookingsPerEmail',
    waitlistJumpHours: 'waitlistJumpHours',
    iban: 'iban',
    qrIban: 'qrIban',
    vatNumber: 'vatNumber',
    vatMethod: 'vatMethod',
    flatRatePercent: 'flatRatePercent',
    invoiceTiming: 'invoiceTiming',
    invoiceDaysBeforeDue: 'invoiceDaysBeforeDue',
    depositPercent: 'depositPercent',
    depositTermDays: 'depositTermDays',
    twintOffered: 'twintOffered',
    cardOffered: 'cardOffered',
    firstReminderDays: 'firstReminderDays',
    secondReminderDays: 'secondReminderDays',
    reminderFee: 'reminderFee',
    voucherYears: 'voucherYears',
    dayRates: 'dayRates',
  },
  references: { mailLogo: pictureReference },
  unique: {},
  labelOf: () => 'Einstellungen',
});

export const settingsKind = {
  ...rows,
  normalisers: { conditionsText: cleanRichText, mailFoot: (foot: string) => foot.trim() },
};

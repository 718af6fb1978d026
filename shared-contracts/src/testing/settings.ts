import { BUILT_IN_COMPANY } from '../api/built-in-company.ts';
import type { CompanyResponse, SettingsResponse } from '../api/settings.ts';
import { SETTINGS_ID } from '../api/settings-rules.ts';

export function aCompany(overrides: Partial<CompanyResponse> = {}): CompanyResponse {
  return {
    '@id': '/api/company',
    '@type': 'Company',
    ...BUILT_IN_COMPANY,
    conditionsText: '',
    glacierGuestsPerGuide: 6,
    ...overrides,
  };
}

export function someSettings(overrides: Partial<SettingsResponse> = {}): SettingsResponse {
  return {
    '@id': `/api/settings/${SETTINGS_ID}`,
    '@type': 'Settings',
    id: SETTINGS_ID,
    version: 3,
    ...BUILT_IN_COMPANY,
    senderName: 'Firn',
    senderAddress: 'buchung@firn.example',
    replyAddress: null,
    mailFoot: '',
    mailLogo: null,
    mailColour: '#0a5a78',
    conditionsText: '<p>Bis 30 Tage vorher: CHF 80.–</p>',
    sacDiscountPercent: 10,
    paymentTermDays: 30,
    dueBeforeStartDays: 14,
    shortestTermDays: 7,
    registrationDeadlineDays: 14,
    registrationDeadlineDaysDayTour: 3,
    materialChangeDays: 1,
    guideContactDays: 7,
    glacierGuestsPerGuide: 6,
    autoConfirm: false,
    autoPublishSpontaneous: false,
    adminSecondFactor: false,
    retentionRuns: false,
    bookingsPerNetworkPerHour: 3,
    bookingsPerEmailPerHour: 2,
    heldBookingsPerNetwork: 10,
    heldBookingsPerEmail: 2,
    waitlistJumpHours: 24,
    iban: 'CH9300762011623852957',
    qrIban: null,
    vatNumber: 'CHE-123.456.788 MWST',
    vatMethod: 'effective',
    flatRatePercent: 0,
    invoiceTiming: 'at_once',
    invoiceDaysBeforeDue: 20,
    depositPercent: 0,
    depositTermDays: 10,
    twintOffered: true,
    cardOffered: true,
    firstReminderDays: 7,
    secondReminderDays: 17,
    reminderFee: 0,
    voucherYears: 5,
    dayRates: [],
    connections: [{ name: 'mail', address: 'smtp://•••@mail.example:587' }],
    changedBy: 'Vera Admin',
    changedAt: '2026-02-14T08:00:00.000Z',
    ...overrides,
  };
}

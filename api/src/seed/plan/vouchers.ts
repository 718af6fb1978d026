import {
  type LocalDate,
  type Rappen,
  VOUCHER_PICTURES,
  type VoucherEntryKind,
  type VoucherOrigin,
  type VoucherPicture,
  type VoucherState,
  voucherCodeOf,
  voucherValidUntil,
  zurichDate,
} from '@firn/shared-contracts/domain';
import { createRandom } from '../random.ts';
import type { PlannedBooking } from './bookings.ts';

interface PlannedEntry {
  readonly kind: VoucherEntryKind;
  readonly amount: Rappen;
  readonly on: Date;
  /** The booking that it pays, and which of its payments that is. */
  readonly pays?: { readonly number: string; readonly payment: number };
  readonly note?: string;
}

export interface PlannedVoucher {
  /** Names it for the ids. */
  readonly name: string;
  readonly code: string;
  readonly state: VoucherState;
  readonly origin: VoucherOrigin;
  readonly amount: Rappen;
  readonly validUntil: LocalDate;
  readonly recipientName: string;
  readonly message: string;
  readonly picture: VoucherPicture;
  readonly buyerName: string;
  readonly buyerEmail: string | null;
  readonly deliverOn: LocalDate | null;
  readonly paidBy: 'twint' | 'card' | 'bank' | null;
  readonly note: string;
  readonly createdAt: Date;
  readonly entries: readonly PlannedEntry[];
}

const DAY = 86_400_000;
const YEARS = 5;
const ROUND: Rappen = 10_000;
/** Every second booking that a voucher pays uses it up; the others leave something on it. */
const EVERY_SECOND = 2;

function codeOf(name: string): string {
  const random = createRandom(`voucher/${name}`);
  return voucherCodeOf(Array.from({ length: 15 }, () => random.integer(0, 31)));
}

type Kept = Partial<PlannedVoucher> & Pick<PlannedVoucher, 'name' | 'amount' | 'createdAt'>;

/** A voucher with its amount on it, as most of them are. */
function voucherOf({ name, amount, createdAt, ...more }: Kept): PlannedVoucher {
  return {
    name,
    amount,
    createdAt,
    code: codeOf(name),
    state: 'active',
    origin: 'sold',
    validUntil: voucherValidUntil(zurichDate(createdAt), YEARS),
    recipientName: '',
    message: '',
    picture: VOUCHER_PICTURES[0],
    buyerName: '',
    buyerEmail: null,
    deliverOn: null,
    paidBy: null,
    note: '',
    entries: [{ kind: 'issue', amount, on: createdAt }],
    ...more,
  };
}

/** The vouchers with which seeded bookings were paid. */
function redeemed(bookings: readonly PlannedBooking[]): PlannedVoucher[] {
  const paid = bookings.flatMap(({ number, booker, payments, createdAt }) =>
    payments.flatMap(({ way, amount, on }, payment) =>
      way === 'voucher' ? [{ number, booker, payment, amount, on, createdAt }] : [],
    ),
  );
  return paid.map(({ number, booker, payment, amount: used, on, createdAt }, index) => {
    const amount = index % EVERY_SECOND === 0 ? used : Math.ceil((used + 1) / ROUND) * ROUND;
    const bought = new Date(createdAt.getTime() - 60 * DAY);
    return voucherOf({
      name: `redeemed/${number}`,
      amount,
      createdAt: bought,
      recipientName: booker.firstName,
      buyerName: `Familie ${booker.lastName}`,
      picture: VOUCHER_PICTURES[index % VOUCHER_PICTURES.length] ?? VOUCHER_PICTURES[0],
      paidBy: 'twint',
      entries: [
        { kind: 'issue', amount, on: bought },
        { kind: 'redemption', amount: -used, on, pays: { number, payment } },
      ],
    });
  });
}

/** One of every other standing. */
function unredeemed(now: Date): PlannedVoucher[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const lost = { name: 'blocked', amount: 15_000, createdAt: ago(200) } as const;
  return [
    voucherOf({
      ...{ name: 'birthday', amount: 20_000, createdAt: ago(12), paidBy: 'twint', picture: 'gipfel' },
      ...{ recipientName: 'Livia', buyerName: 'Nora Käser', buyerEmail: 'nora.kaeser@example.org' },
      message: 'Alles Gute zum Geburtstag! Auf den ersten Viertausender.',
    }),
    voucherOf({
      ...{ name: 'wedding', amount: 100_000, createdAt: ago(40), paidBy: 'card', picture: 'huette' },
      ...{ recipientName: 'Mira und Jan', buyerName: 'Die Trauzeugen', buyerEmail: 'trauzeugen@example.org' },
      message: 'Für eine Nacht über den Wolken.',
    }),
    voucherOf({
      ...{ name: 'later', amount: 30_000, createdAt: ago(3), paidBy: 'twint', picture: 'skitour' },
      ...{ recipientName: 'Papa', buyerName: 'Lena Zgraggen', buyerEmail: 'lena.zgraggen@example.org' },
      deliverOn: zurichDate(new Date(now.getTime() + 20 * DAY)),
    }),
    voucherOf({
      ...{ name: 'given', amount: 10_000, createdAt: ago(90), origin: 'office', buyerName: 'Firn' },
      ...{ recipientName: 'Tombola Turnverein', note: 'Tombola, gespendet' },
    }),
    voucherOf({
      ...{ name: 'counter', amount: 25_000, createdAt: ago(120), origin: 'office', paidBy: 'bank' },
      ...{ buyerName: 'Urs Imboden', buyerEmail: 'urs.imboden@example.org' },
    }),
    voucherOf({
      name: 'draft',
      amount: 5_000,
      createdAt: ago(1),
      state: 'draft',
      buyerName: 'Kim Arnold',
      entries: [],
    }),
    voucherOf({
      ...{ name: 'expired', amount: 8_000, createdAt: ago(YEARS * 366 + 30), paidBy: 'bank' },
      ...{ recipientName: 'Sepp', buyerName: 'Vreni Gisler' },
    }),
    voucherOf({
      ...lost,
      ...{ state: 'blocked', buyerName: 'Beat Furrer', note: 'Verloren', paidBy: 'twint' },
      entries: [
        { kind: 'issue', amount: lost.amount, on: lost.createdAt },
        { kind: 'block', amount: -lost.amount, on: ago(30), note: 'Verloren, ersetzt nach Anruf' },
      ],
    }),
    voucherOf({
      ...{ name: 'imported', amount: 12_000, createdAt: ago(300), origin: 'import', code: 'ALT2019447' },
    }),
  ];
}

/** Vouchers in every standing; those that were redeemed fit the payments of the bookings to the Rappen. */
export const planVouchers = (bookings: readonly PlannedBooking[], now: Date): PlannedVoucher[] => [
  ...unredeemed(now),
  ...redeemed(bookings),
];

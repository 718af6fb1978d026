import { defineTexts } from '@firn/shared-ui/i18n';

/** Terms of cancellation in words (docs/domain/cancellation.md#by-the-guest). */
export const cancellationTexts = defineTexts('cancellation', {
  title: 'Wenn du deine Teilnahme annullierst',
  until: 'bis {{date}}',
  after: 'danach',
  now: 'ab sofort',
  fee: '{{fee}} pro Person',
  feeAtMost: '{{fee}} pro Person, höchstens {{percent}} % des Preises',
  percent: '{{percent}} % des Preises',
  free: 'kostenlos',
  replace: 'Bis zum {{date}} kannst du stattdessen kostenlos jemand anderen mitschicken.',
});

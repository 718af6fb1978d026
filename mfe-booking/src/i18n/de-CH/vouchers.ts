import { defineTexts } from '@firn/shared-ui/i18n';

export const vouchersTexts = defineTexts('vouchers', {
  title: 'Gutschein einlösen',
  code: 'Code des Gutscheins',
  codeHint: 'Zum Beispiel ABCD-EFGH-JKLM-NPQE',
  redeem: 'Einlösen',
  checking: 'Wird geprüft …',
  list: 'Deine Gutscheine',
  pays: '{{code}} bezahlt {{amount}}',
  left: '{{amount}} bleiben darauf.',
  remove: 'Gutschein {{code}} weglassen',
  removed: 'Der Gutschein zahlt nicht mit.',
  typo: 'In diesem Code ist ein Tippfehler. Bitte prüfe ihn.',
  missing: 'Bitte gib einen Code ein.',
  twice: 'Dieser Gutschein zahlt schon mit.',
  most: 'Auf eine Buchung gehen höchstens {{count}} Gutscheine.',
  failed: 'Den Gutschein können wir gerade nicht prüfen. Bitte versuche es nochmals.',
  waiting: 'Eingelöst wird er erst, wenn du einen Platz annimmst.',
  line: 'Gutschein {{code}}',
  toPay: 'Noch zu bezahlen',
  reasons: {
    unknown: 'Diesen Gutschein kennen wir nicht. Bitte prüfe den Code.',
    used_up: 'Dieser Gutschein ist schon eingelöst.',
    expired: 'Dieser Gutschein ist am {{date}} abgelaufen. Bitte ruf uns an.',
    blocked: 'Dieser Gutschein ist gesperrt. Bitte ruf uns an.',
  },
});

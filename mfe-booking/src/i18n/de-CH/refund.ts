import { defineTexts } from '@firn/shared-ui/i18n';

export const refundTexts = defineTexts('refund', {
  title: 'Rückerstattung',
  wish: 'Du bekommst {{amount}} zurück. Wie möchtest du es?',
  wishes: { money: 'Geld', voucher: 'Gutschein' },
  voucherHint: 'Du bekommst sofort einen Gutschein über {{amount}} per E-Mail. Er gilt für jede Tour.',
  toVouchers: '{{amount}} gehen zurück auf den Gutschein, mit dem du bezahlt hast.',
  byProvider: '{{amount}} gehen so zurück, wie du bezahlt hast.',
  byBank: '{{amount}} überweisen wir auf dein Konto in der Schweiz oder in Liechtenstein.',
  iban: 'IBAN',
  holder: 'Kontoinhaber',
  otherDate: 'Oder wähle einen anderen Termin: Was du bezahlt hast, zählt dafür.',
  send: {
    money: 'Geld zurückbekommen',
    voucher: 'Gutschein nehmen',
    back: 'Auf den Gutschein zurückbuchen',
  },
  sending: 'Wird gesendet …',
  failed: 'Das hat nicht geklappt. Bitte versuche es nochmals.',
  refunds: 'Was du zurückbekommst',
  ways: {
    provider: '{{amount}} so, wie du bezahlt hast',
    bank: '{{amount}} auf das Konto, das auf {{end}} endet',
    voucher: '{{amount}} als Gutschein',
  },
  states: {
    created: 'wir überweisen bald',
    transit: 'unterwegs',
    done: 'erledigt',
    failed: 'hat nicht geklappt, unser Büro meldet sich bei dir',
  },
  done: 'Danke, wir haben deine Wahl.',
});

import { defineTexts } from '@firn/shared-ui/i18n';

export const mailViewTexts = defineTexts('mailView', {
  label: 'Nachricht',
  subject: 'Betreff:',
  preview: 'Vorschau der Nachricht',
  which: 'Welche Nachricht',
  loading: 'Die Nachricht wird geschrieben …',
  failed: 'Die Vorschau liess sich nicht laden: {{reason}}',
  to: 'An {{email}}',
});

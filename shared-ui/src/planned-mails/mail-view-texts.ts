import { defineTexts } from '../i18n/index.ts';

export const mailViewTexts = defineTexts('mailView', {
  label: 'Nachricht',
  subject: 'Betreff:',
  preview: 'Vorschau der Nachricht',
  which: 'Welche Nachricht',
  loading: 'Die Nachricht wird geschrieben …',
  failed: 'Die Vorschau liess sich nicht laden: {{reason}}',
  none: 'Niemandem wird geschrieben.',
  to: 'An {{email}}',
});

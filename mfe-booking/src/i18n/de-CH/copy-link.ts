import { defineTexts } from '@firn/shared-ui/i18n';

export const copyLinkTexts = defineTexts('copy-link', {
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  refused: 'Das Kopieren ging nicht. Markiere die Adresse und kopiere sie selber.',
});

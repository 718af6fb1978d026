import { defineTexts } from '@firn/shared-ui/i18n';

export const occurrencePoisTexts = defineTexts('occurrence-pois', { form: 'Wegpunkte des Events' });

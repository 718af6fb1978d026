import { defineTexts } from '@firn/shared-ui/i18n';

export const jumpMarksTexts = defineTexts('jump-marks', {
  label: 'Abschnitte',
});

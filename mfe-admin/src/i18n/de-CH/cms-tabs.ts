import { defineTexts } from '@firn/shared-ui/i18n';

export const cmsTabsTexts = defineTexts('cms-tabs', {
  cms: 'Website',
  pages: 'Seiten',
  navigation: 'Navigation',
  faults: 'Mängel',
});

import { defineTexts } from '@firn/shared-ui/i18n';

export const contentTexts = defineTexts('content', { children: 'Mehr dazu', crumbs: 'Übergeordnete Seiten' });

import { useTexts } from '@firn/shared-ui/remote';
import type { TabLink } from '@firn/shared-ui/resource-page';
import { cmsTabsTexts } from '../i18n/de-CH/cms-tabs.ts';

/** The pages of the website's office, side by side. */
export function useCmsTabs() {
  const t = useTexts(cmsTabsTexts);
  return {
    label: t('cms'),
    tabs: [
      { path: '/admin/cms', text: t('pages') },
      { path: '/admin/cms/navigation', text: t('navigation') },
      { path: '/admin/cms/faults', text: t('faults') },
    ] as const satisfies readonly TabLink[],
  };
}

import { useTexts } from '@firn/shared-ui/remote';
import type { TabLink } from '@firn/shared-ui/resource-page';
import { materialTabsTexts } from '../../i18n/de-CH/material-tabs.ts';
import { MATERIALS_PATH, ORDERED_PATH } from '../material-paths.ts';

/** The pages about renting material. */
export function useMaterialTabs() {
  const t = useTexts(materialTabsTexts);
  return [
    { path: MATERIALS_PATH, text: t('materials') },
    { path: ORDERED_PATH, text: t('ordered') },
  ] as const satisfies readonly [TabLink, ...TabLink[]];
}

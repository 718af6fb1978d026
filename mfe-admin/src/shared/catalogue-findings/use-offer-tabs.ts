import { useShell, useTexts } from '@firn/shared-ui/remote';
import type { TabLink } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { catalogueFindingsTexts } from '../../i18n/de-CH/catalogue-findings.ts';
import { FINDINGS_PATH, OFFERS_PATH } from '../offer-paths.ts';
import { catalogueFindingsQuery } from './catalogue-findings.query.ts';

/** The lists of offers; the second says in how much the catalogue contradicts itself. */
export function useOfferTabs(): readonly TabLink[] {
  const t = useTexts(catalogueFindingsTexts);
  const { api } = useShell();
  const count = useQuery(catalogueFindingsQuery(api)).data?.length ?? 0;
  return [
    { path: OFFERS_PATH, text: t('offers') },
    { path: FINDINGS_PATH, text: count > 0 ? t('tabCount', { count }) : t('tab') },
  ];
}

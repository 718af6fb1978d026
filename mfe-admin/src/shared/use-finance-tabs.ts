import { useTexts } from '@firn/shared-ui/remote';
import type { TabLink } from '@firn/shared-ui/resource-page';
import { financeTabsTexts } from '../i18n/de-CH/finance-tabs.ts';
import { FINANCE_PATHS } from './finance-paths.ts';

/** The pages of the finances, side by side. */
export function useFinanceTabs() {
  const t = useTexts(financeTabsTexts);
  return [
    { path: FINANCE_PATHS.overview, text: t('overview') },
    { path: FINANCE_PATHS.invoices, text: t('invoices') },
    { path: FINANCE_PATHS.refunds, text: t('refunds') },
    { path: FINANCE_PATHS.bank, text: t('bank') },
    { path: FINANCE_PATHS.vat, text: t('vat') },
    { path: FINANCE_PATHS.partners, text: t('partners') },
    { path: FINANCE_PATHS.closing, text: t('closing') },
  ] as const satisfies readonly [TabLink, ...TabLink[]];
}

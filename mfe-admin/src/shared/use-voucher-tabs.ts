import { useTexts } from '@firn/shared-ui/remote';
import type { TabLink } from '@firn/shared-ui/resource-page';
import { vouchersTexts } from '../i18n/de-CH/vouchers.ts';
import { IMPORT_VOUCHERS_PATH, VOUCHERS_PATH } from './voucher-paths.ts';

/** The pages about all vouchers. */
export function useVoucherTabs() {
  const t = useTexts(vouchersTexts);
  return [
    { path: VOUCHERS_PATH, text: t('title') },
    { path: IMPORT_VOUCHERS_PATH, text: t('import.tab') },
  ] as const satisfies readonly [TabLink, ...TabLink[]];
}

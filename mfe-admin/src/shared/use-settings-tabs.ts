import { useTexts } from '@firn/shared-ui/remote';
import type { TabLink } from '@firn/shared-ui/resource-page';
import { settingsTabsTexts } from '../i18n/de-CH/settings-tabs.ts';
import { MAIL_TEXTS_PATH } from './mail-text-paths.ts';

/** The pages of the settings, side by side. */
export function useSettingsTabs() {
  const t = useTexts(settingsTabsTexts);
  return [
    { path: '/admin/settings', text: t('settings') },
    { path: MAIL_TEXTS_PATH, text: t('messages') },
    { path: '/admin/settings/message-rules', text: t('messageRules') },
    { path: '/admin/settings/vat-rates', text: t('vatRates') },
    { path: '/admin/settings/cancellation-policies', text: t('cancellationPolicies') },
    { path: '/admin/settings/bexio', text: t('bexio') },
    { path: '/admin/settings/search-words', text: t('searchWords') },
    { path: '/admin/settings/calendar', text: t('calendar') },
    { path: '/admin/settings/api-tokens', text: t('apiTokens') },
    { path: '/admin/settings/webhooks', text: t('webhooks') },
    { path: '/admin/settings/audit', text: t('audit') },
  ] as const satisfies readonly [TabLink, ...TabLink[]];
}

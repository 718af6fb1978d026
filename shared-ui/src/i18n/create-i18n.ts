import type { I18n, Messages } from '@firn/shared-contracts/shell';
import { createInstance } from 'i18next';

/** The texts of a page: i18next behind the contract. One instance per tab, and one per page view on the server. */
export function createI18n(): I18n {
  const instance = createInstance();
  instance.init({
    lng: 'de-CH',
    fallbackLng: false,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  return {
    locale: 'de-CH',
    add: (namespace: string, messages: Messages) => {
      instance.addResourceBundle('de-CH', namespace, messages, true, true);
    },
    t: (key, values) => instance.t(key, { ...values }),
  };
}

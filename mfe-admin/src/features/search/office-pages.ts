import type { I18n } from '@firn/shared-contracts/shell';
import { bindTexts } from '@firn/shared-ui/i18n';
import { officePagesTexts } from '../../i18n/de-CH/office-pages.ts';
import { settingsTexts } from '../../i18n/de-CH/settings.ts';
import type { Found } from './found.types.ts';
import { PAGE_WORDS } from './page-words.ts';
import { hasWords } from './search-text.logic.ts';

const SETTINGS_PATH = '/admin/settings';
/** More fields of the settings than these say that the text is too short. */
const MOST_FIELDS = 5;

/** Pages of the office, and single settings, whose names have all words of a text. */
export function findOfficePages(text: string, i18n: I18n): Found[] {
  const t = bindTexts(i18n, officePagesTexts);
  const pages = Object.entries(officePagesTexts.messages.titles).filter(([path, title]) =>
    hasWords(`${title} ${PAGE_WORDS[path] ?? ''}`, text),
  );
  const fields = Object.entries(settingsTexts.messages.fields).filter(([, field]) => hasWords(field, text));
  return [
    ...pages.map(([path, title]) => ({ path, text: title, code: '' })),
    ...fields.slice(0, MOST_FIELDS).map(([name, field]) => ({
      path: `${SETTINGS_PATH}#${name}`,
      text: t('setting', { field }),
      code: '',
    })),
  ];
}

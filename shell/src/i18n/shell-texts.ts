import type { I18n } from '@firn/shared-contracts/shell';
import * as chrome from './de-CH/chrome.ts';
import { company } from './de-CH/company.ts';
import * as pages from './de-CH/pages.ts';

/** Namespace of the shell's own texts. */
export const SHELL_TEXTS = 'shell';

export function addShellTexts(i18n: I18n): void {
  i18n.add(SHELL_TEXTS, { ...chrome, ...pages, company });
}

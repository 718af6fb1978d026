import { defineTexts } from '@firn/shared-ui/i18n';
import { chrome } from './de-CH/chrome.ts';

/** What the main script says. */
export const shellTexts = defineTexts('shell', chrome);

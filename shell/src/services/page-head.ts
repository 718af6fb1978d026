import type { HeadState, I18n } from '@firn/shared-contracts/shell';
import { bindTexts } from '@firn/shared-ui/i18n';
import { shellTexts } from '../i18n/shell-texts.ts';
import type { PageView } from './page-view.ts';

const TITLES = shellTexts.messages.errors.titles;

/**
 * German title of an error page by status; a general one for statuses without their own
 * (docs/domain/screens.md#errors).
 */
export function errorTitle(status: number, i18n: I18n): string {
  const titled = status in TITLES ? (String(status) as keyof typeof TITLES) : 'unknown';
  return bindTexts(i18n, shellTexts)(`errors.titles.${titled}`);
}

/** A page's head before its remote sets one: the registry's title, or the error's. */
export function defaultHead({ match, error }: PageView, i18n: I18n): HeadState {
  if (error) return { title: errorTitle(error.status, i18n), robots: 'noindex' };
  return { title: match?.page.title ?? '', ...(match?.page.index === false && { robots: 'noindex' }) };
}

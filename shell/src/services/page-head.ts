import type { HeadState, I18n } from '@firn/shared-contracts/shell';
import { bindTexts } from '@firn/shared-ui/i18n';
import { shellTexts } from '../i18n/shell-texts.ts';
import type { PageView } from './page-view.ts';

const TITLED_STATUSES = [400, 401, 403, 404, 410, 429, 500, 502, 503, 504] as const;

/**
 * German title of an error page by status; a general one for statuses without their own
 * (docs/domain/screens.md#errors).
 */
export function errorTitle(status: number, i18n: I18n): string {
  const titled = TITLED_STATUSES.find((each) => each === status) ?? 'unknown';
  return bindTexts(i18n, shellTexts)(`errors.titles.${titled}`);
}

/** A page's head before its remote sets one: the registry's title, or the error's. */
export function defaultHead({ match, error }: PageView, i18n: I18n): HeadState {
  if (error) return { title: errorTitle(error.status, i18n), robots: 'noindex' };
  return { title: match?.page.title ?? '', ...(match?.page.index === false && { robots: 'noindex' }) };
}

import type { HistoryEntryResponse } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import type { historyTexts } from '../../i18n/de-CH/history.ts';

/** Who did it, and in whose name. */
export function whoOf(
  { actor, impersonator }: Pick<HistoryEntryResponse, 'actor' | 'impersonator'>,
  t: Translate<typeof historyTexts>,
): string {
  if (actor === null) return t('system');
  return impersonator === null ? actor : t('inName', { impersonator, actor });
}

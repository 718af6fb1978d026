import type { WorkKind } from '@firn/shared-contracts/domain';
import { useTexts } from '@firn/shared-ui/remote';
import type { ListFilter } from '@firn/shared-ui/resource-list';
import { openWorkTexts } from '../i18n/de-CH/open-work.ts';

/** Narrows a list to what is open work of some kinds (docs/domain/office.md#open-work). */
export function useWorkFilter(kinds: readonly WorkKind[]): ListFilter {
  const t = useTexts(openWorkTexts);
  const options = Object.fromEntries(kinds.map((kind) => [kind, t(`kinds.${kind}`)]));
  return { kind: 'choices', name: 'work', label: t('filter'), options };
}

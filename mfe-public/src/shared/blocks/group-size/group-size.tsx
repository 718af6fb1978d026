import { useShell, useTexts } from '@firn/shared-ui/remote';
import { companyQuery } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';

/** Most guests of one guide on a glacier. Nothing stands here without the number, rather than another one. */
export function GroupSize({ data: { title } }: BlockViewProps<'group-size'>) {
  const t = useTexts(blocksTexts);
  const { api } = useShell();
  const count = useQuery(companyQuery(api)).data?.glacierGuestsPerGuide;
  if (count === undefined) return null;
  return (
    <BlockSection title={title}>
      <p>{t('groupSize', { count })}</p>
    </BlockSection>
  );
}

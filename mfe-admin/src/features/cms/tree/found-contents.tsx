import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { cmsTexts } from '../../../i18n/de-CH/cms.ts';
import { contents } from '../../../shared/content-tree.ts';
import { useSettledText } from '../../../shared/use-settled-text.ts';
import { ContentLines } from './content-lines.tsx';
import { foundIn } from './content-nodes.logic.ts';

interface FoundContentsProps {
  readonly pages: readonly ContentTreeItem[];
  readonly text: string;
}

/** The most pages that are asked for by their texts. */
const MOST_FOUND = 100;

/** The pages that a search finds, in the order of the tree: by title and address at once, by their texts a moment later. */
export function FoundContents({ pages, text }: FoundContentsProps) {
  const t = useTexts(cmsTexts);
  const { api } = useShell();
  const search = useSettledText(text);
  const query = { search, properties: ['id'], itemsPerPage: MOST_FOUND } as const;
  const { data } = useQuery({ ...contents.list(api, query), enabled: search === text });
  const byText = new Set(data?.['hydra:member'].map(({ '@id': iri }) => iri));
  const byTitle = new Set(foundIn(pages, text));
  const found = pages.filter((page) => byTitle.has(page) || byText.has(page['@id']));
  return (
    <>
      <p role="status">{t('found', { count: found.length })}</p>
      <ContentLines pages={found} />
    </>
  );
}

import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import type { TreePlace } from '@firn/shared-ui/tree';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cmsTexts } from '../../../i18n/de-CH/cms.ts';
import { contents } from '../../../shared/content-tree.ts';
import { useContentWrites } from '../data/use-content-writes.ts';
import { positionOf, shownOf } from './content-nodes.logic.ts';

/** Writes a move; what is stored is shown again where it is refused, with the reason. */
export function useMoveContent(pages: readonly ContentTreeItem[], open: ReadonlySet<string>) {
  const t = useTexts(cmsTexts);
  const client = useQueryClient();
  const { move: send } = useContentWrites();
  const [failure, setFailure] = useState<string | null>(null);
  const move = async (key: string, place: TreePlace): Promise<void> => {
    const page = pages.find((each) => each['@id'] === key);
    if (!page) return;
    setFailure(null);
    try {
      await send(page, {
        parent: place.parent,
        position: positionOf(pages, shownOf(pages, open), key, place),
      });
    } catch (error) {
      const outcome = outcomeOf(error);
      const missing = outcome.kind === 'refused-transition' ? outcome.missing : [];
      const reason = missing.map(({ message }) => message).join(' ') || reasonOf(outcome);
      setFailure(t('moveFailed', { reason }));
      await client.refetchQueries({ queryKey: contents.keys.lists, type: 'active' });
    }
  };
  return { move, failure };
}

import {
  type ContentMove,
  type ContentResponse,
  type ContentTransition,
  etagOf,
} from '@firn/shared-contracts/api';
import { useShell, whileSending } from '@firn/shared-ui/remote';
import { inTurn, type Stored } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { contents } from '../../../shared/content-tree.ts';

/** What is done with a page as a whole; each write resolves with the page once everything that shows it knows. */
export function useContentWrites() {
  const { api } = useShell();
  const client = useQueryClient();
  const post = async (item: Stored, step: string, body: object): Promise<ContentResponse> => {
    const send = (stored: Stored) =>
      api.post<ContentResponse>(`${item['@id']}/${step}`, body, { quiet: true, ifMatch: etagOf(stored) });
    const content = await whileSending(inTurn(client, item, send));
    client.setQueryData(contents.keys.item(content.id), content);
    await client.invalidateQueries({ refetchType: 'none' });
    client.setQueryData(contents.keys.item(content.id), content);
    const shown = client.refetchQueries({ queryKey: contents.keys.lists, type: 'active' });
    // The tree shows a move where it was put down until it has the pages as they are stored.
    if (step === 'move') await shown;
    return content;
  };
  return {
    move: (item: Stored, body: ContentMove) => post(item, 'move', body),
    transition: (item: Stored, body: ContentTransition) => post(item, 'transition', body),
    restore: (item: Stored, version: number) => post(item, 'restoration', { version }),
    recover: (item: Stored) => post(item, 'recovery', {}),
  };
}

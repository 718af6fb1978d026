import type { ContentBlockInput } from '@firn/shared-contracts/api';
import type { BlockKind } from '@firn/shared-contracts/content';
import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { useMemo, useRef, useState } from 'react';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import { moved } from '../../../shared/moved.ts';
import { kindLabelOf } from '../data/block-words.ts';
import { copyOf, newBlock } from '../data/new-block.ts';
import { useSelect } from '../selection/selection.tsx';
import { placeFor } from './block-places.ts';

type Blocks = readonly ContentBlockInput[];

interface Removed {
  readonly block: ContentBlockInput;
  readonly index: number;
}

const NONE: Blocks = [];

export interface BlockActions {
  readonly insert: (index: number, kind: BlockKind) => void;
  readonly move: (from: number, to: number) => void;
  readonly copy: (index: number) => void;
  readonly remove: (index: number) => void;
}

/** The blocks of a page or of a column in the form, and what is done with them. */
export function useBlocks(name: string) {
  const t = useTexts(contentBlocksTexts);
  const blocks = useFormValue<Blocks | undefined>(name) || NONE;
  const change = useFormChange();
  const { select } = useSelect();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [lastMoved, setLastMoved] = useState<{ readonly id: string } | null>(null);
  const [said, setSaid] = useState('');
  const latest = useRef(blocks);
  latest.current = blocks;
  const actions = useMemo<BlockActions>(() => {
    const put = (index: number, block: ContentBlockInput) => {
      change(name, latest.current.toSpliced(index, 0, block));
      setRemoved(null);
      setSaid(t('added', { label: kindLabelOf(block) }));
      select(block.id);
    };
    return {
      insert: (index, kind) => put(placeFor(latest.current, kind, index), newBlock(kind)),
      copy: (index) => {
        const block = latest.current[index];
        if (block) put(index + 1, copyOf(block));
      },
      move: (from, to) => {
        const block = latest.current[from];
        const count = latest.current.length;
        if (!block || to < 0 || to >= count) return;
        change(name, moved(latest.current, from, to));
        setLastMoved({ id: block.id });
        setSaid(t('moved', { label: kindLabelOf(block), number: to + 1, count }));
      },
      remove: (index) => {
        const block = latest.current[index];
        if (!block) return;
        change(name, latest.current.toSpliced(index, 1));
        setRemoved({ block, index });
        setSaid('');
      },
    };
  }, [name, change, select, t]);
  const undo = () => {
    if (!removed) return;
    change(name, latest.current.toSpliced(removed.index, 0, removed.block));
    setRemoved(null);
    select(removed.block.id);
  };
  return { blocks, actions, lastMoved, removed, undo, said };
}

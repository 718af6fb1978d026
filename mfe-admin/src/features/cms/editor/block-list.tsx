import type { ContentBlockInput } from '@firn/shared-contracts/api';
import { SortableList } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import { kindLabelOf } from '../data/block-words.ts';
import { useSelect, useSelection } from '../selection/selection.tsx';
import type { InnerBlocks } from './block-fields.tsx';
import { BlockRow } from './block-row.tsx';
import styles from './editor.module.css';
import { InsertDialog } from './insert-dialog.tsx';
import { type BlockActions, useBlocks } from './use-blocks.ts';

interface RowsProps {
  readonly name: string;
  readonly label: string;
  /** Changes with the order of the blocks and their kinds, and not with what is written in them. */
  readonly rows: readonly Pick<ContentBlockInput, 'id' | 'kind'>[];
  readonly actions: BlockActions;
  readonly onInsert: (index: number) => void;
}

const drawInner = ({ name, label, most }: InnerBlocks): ReactNode => (
  <BlockList key={name} name={name} label={label} most={most} isInner />
);

const Rows = memo(function Rows({ name, label, rows, actions, onInsert }: RowsProps) {
  return (
    <SortableList
      label={label}
      items={rows}
      keyOf={({ id }) => id}
      labelOf={kindLabelOf}
      onMove={actions.move}
    >
      {({ id }, index) => (
        <BlockRow
          key={id}
          list={name}
          index={index}
          count={rows.length}
          actions={actions}
          onInsert={onInsert}
          drawInner={drawInner}
        />
      )}
    </SortableList>
  );
});

/** The browser forgets the focus of a row that React moves: it comes back to the head of the block. */
function useKeptFocus(moved: { readonly id: string } | null) {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!moved || document.activeElement !== document.body) return;
    region.current?.querySelector<HTMLElement>(`[data-block="${moved.id}"]`)?.focus();
  }, [moved]);
  return region;
}

function Said({ removed, undo, said }: Pick<ReturnType<typeof useBlocks>, 'removed' | 'undo' | 'said'>) {
  const t = useTexts(contentBlocksTexts);
  return (
    <div className={styles.said}>
      <p role="status">{removed ? t('removed', { label: kindLabelOf(removed.block) }) : said}</p>
      {removed && (
        <Button autoFocus variant="default" size="compact-sm" onClick={undo}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}

function OpenAll({ ids }: { readonly ids: readonly string[] }) {
  const t = useTexts(contentBlocksTexts);
  const { setOpen } = useSelect();
  const areOpen = useSelection(({ open }) => ids.every((id) => open.has(id)));
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => setOpen(ids, !areOpen)}>
      {areOpen ? t('closeAll') : t('openAll')}
    </Button>
  );
}

interface BlockListProps {
  /** Path of the list in the form's values. */
  readonly name: string;
  readonly label: string;
  readonly most: number;
  /** True within a column. */
  readonly isInner?: boolean;
}

/** The blocks of a page or of a column, to write, put in order and add to. */
export function BlockList({ name, label, most, isInner = false }: BlockListProps) {
  const t = useTexts(contentBlocksTexts);
  const { blocks, actions, lastMoved, ...last } = useBlocks(name);
  const [insertAt, setInsertAt] = useState<number | null>(null);
  const onInsert = useCallback((index: number) => setInsertAt(index), []);
  const order = blocks.map(({ id, kind }) => `${id} ${kind}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order says all that the rows are made of.
  const rows = useMemo(() => blocks.map(({ id, kind }) => ({ id, kind })), [order]);
  const region = useKeptFocus(lastMoved);
  const isFull = blocks.length >= most;
  return (
    <section ref={region} aria-label={label} className={styles.list}>
      <div className={styles.listHead}>
        {isInner ? <h4>{label}</h4> : <h2>{label}</h2>}
        {blocks.length > 1 && <OpenAll ids={rows.map(({ id }) => id)} />}
      </div>
      {blocks.length === 0 && <p className={styles.note}>{t('none')}</p>}
      <Rows name={name} label={label} rows={rows} actions={actions} onInsert={onInsert} />
      <Said {...last} />
      {isFull ? (
        <p className={styles.note}>{t('full', { count: most })}</p>
      ) : (
        <Button variant="default" onClick={() => setInsertAt(blocks.length)}>
          {t('add')}
        </Button>
      )}
      {insertAt !== null && (
        <InsertDialog
          blocks={blocks}
          isInner={isInner}
          onChoose={(kind) => {
            setInsertAt(null);
            actions.insert(insertAt, kind);
          }}
          onClose={() => setInsertAt(null)}
        />
      )}
    </section>
  );
}

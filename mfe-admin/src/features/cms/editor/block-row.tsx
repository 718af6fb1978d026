import type { ContentBlockInput } from '@firn/shared-contracts/api';
import { useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import { excerptOf, holds, kindLabelOf } from '../data/block-words.ts';
import { useSelect, useSelection } from '../selection/selection.tsx';
import { BlockFields, type InnerBlocks } from './block-fields.tsx';
import styles from './editor.module.css';
import type { BlockActions } from './use-blocks.ts';

interface BlockRowProps {
  /** Path of the list in the form's values. */
  readonly list: string;
  readonly index: number;
  readonly count: number;
  readonly actions: BlockActions;
  readonly onInsert: (index: number) => void;
  readonly drawInner: (inner: InnerBlocks) => ReactNode;
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

const isTypedIn = (target: EventTarget): boolean => target instanceof Element && target.matches(FIELDS);

/** Takes the focus to a block that was chosen elsewhere: to its first field, or to its head. */
function useFocusWish(id: string | undefined) {
  const wish = useSelection((selection) => (selection.selected === id ? selection.wish : 0));
  const row = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (wish === 0 || wish === answered.current) return;
    answered.current = wish;
    row.current?.scrollIntoView?.({ block: 'nearest' });
    const field = row.current?.querySelector<HTMLElement>(`[data-fields] :is(${FIELDS})`);
    (field ?? row.current?.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
  }, [wish]);
  return row;
}

function RowActions({
  index,
  count,
  label,
  actions,
  onInsert,
}: Omit<BlockRowProps, 'list' | 'drawInner'> & { readonly label: string }) {
  const t = useTexts(contentBlocksTexts);
  const button = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <div className={styles.rowActions}>
      <Button
        {...button}
        aria-label={t('upOf', { label })}
        disabled={index === 0}
        onClick={() => actions.move(index, index - 1)}
      >
        {t('up')}
      </Button>
      <Button
        {...button}
        aria-label={t('downOf', { label })}
        disabled={index === count - 1}
        onClick={() => actions.move(index, index + 1)}
      >
        {t('down')}
      </Button>
      <Button {...button} aria-label={t('copyOf', { label })} onClick={() => actions.copy(index)}>
        {t('copy')}
      </Button>
      <Button {...button} aria-label={t('addAfterOf', { label })} onClick={() => onInsert(index + 1)}>
        {t('addAfter')}
      </Button>
      <Button
        {...button}
        color="red"
        aria-label={t('removeOf', { label })}
        onClick={() => actions.remove(index)}
      >
        {t('remove')}
      </Button>
    </div>
  );
}

/** One block: its head, and its fields while it is open. Of fifty only the one that is typed in is drawn again. */
export const BlockRow = memo(function BlockRow({ list, index, drawInner, ...props }: BlockRowProps) {
  const t = useTexts(contentBlocksTexts);
  const name = `${list}[${index}]`;
  const block = useFormValue<ContentBlockInput | undefined>(name);
  const { mark, setOpen } = useSelect();
  const isSelected = useSelection(({ selected }) => block?.id === selected);
  const isOpen = useSelection(
    ({ selected, open }) =>
      block !== undefined && (open.has(block.id) || (block.id !== selected && holds(block, selected))),
  );
  const row = useFocusWish(block?.id);
  // A row that has just been removed is drawn once more.
  if (!block) return null;
  const label = t('row', { number: index + 1, label: kindLabelOf(block) });
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined || isTypedIn(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    props.actions.move(index, index + step);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whatever has the focus within marks the block.
    <div
      ref={row}
      className={styles.block}
      data-selected={isSelected || undefined}
      onFocus={(event) => {
        event.stopPropagation();
        mark(block.id);
      }}
      onKeyDown={press}
    >
      <button
        type="button"
        className={styles.blockHead}
        data-block={block.id}
        aria-expanded={isOpen}
        onClick={() => setOpen([block.id], !isOpen)}
      >
        <strong>{label}</strong>
        <span className={styles.excerpt}>{excerptOf(block)}</span>
      </button>
      {isOpen && (
        <div data-fields>
          <RowActions index={index} label={label} {...props} />
          <BlockFields name={name} kind={block.kind} drawInner={drawInner} />
        </div>
      )}
    </div>
  );
});

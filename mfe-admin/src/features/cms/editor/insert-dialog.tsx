import type { ContentBlockInput } from '@firn/shared-contracts/api';
import {
  type AnyBlockKind,
  BLOCK_KINDS,
  type BlockGroup,
  type BlockKind,
} from '@firn/shared-contracts/content';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useId } from 'react';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import { mayAdd } from './block-places.ts';
import styles from './editor.module.css';

const GROUPS: readonly BlockGroup[] = ['text', 'pictures', 'catalogue', 'more'];
const KINDS = Object.values(BLOCK_KINDS) as unknown as readonly AnyBlockKind[];

interface InsertDialogProps {
  readonly blocks: readonly ContentBlockInput[];
  /** True within a column, which takes fewer kinds. */
  readonly isInner: boolean;
  readonly onChoose: (kind: BlockKind) => void;
  readonly onClose: () => void;
}

interface GroupProps {
  readonly label: string;
  readonly kinds: readonly AnyBlockKind[];
  readonly onChoose: (kind: BlockKind) => void;
}

function Group({ label, kinds, onChoose }: GroupProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.kinds}>
      <h3 id={heading}>{label}</h3>
      <ul>
        {kinds.map(({ kind, label: name }) => (
          <li key={kind}>
            <Button variant="default" onClick={() => onChoose(kind)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All kinds of blocks by their groups, to choose one. */
export function InsertDialog({ blocks, isInner, onChoose, onClose }: InsertDialogProps) {
  const t = useTexts(contentBlocksTexts);
  const offered = KINDS.filter((each) => (!isInner || each.isInner) && mayAdd(blocks, each.kind));
  return (
    <Dialog title={t('addTitle')} closeText={t('cancel')} onClose={onClose}>
      {GROUPS.map((group) => {
        const kinds = offered.filter((each) => each.group === group);
        return (
          kinds.length > 0 && (
            <Group key={group} label={t(`groups.${group}`)} kinds={kinds} onChoose={onChoose} />
          )
        );
      })}
    </Dialog>
  );
}

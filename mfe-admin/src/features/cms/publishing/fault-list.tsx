import {
  CONTENT_OBSTACLES,
  type ContentBlockInput,
  type ContentFault,
  type ContentResponse,
} from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { contentFaultsTexts } from '../../../i18n/de-CH/content-faults.ts';
import { contentPublishingTexts } from '../../../i18n/de-CH/content-publishing.ts';
import { holds, kindLabelOf } from '../data/block-words.ts';
import { useContentFaults } from '../data/contents.ts';
import { useSelect } from '../selection/selection.tsx';
import styles from './publishing.module.css';

export const isObstacle = ({ kind }: ContentFault): boolean => CONTENT_OBSTACLES.includes(kind);

interface FaultListProps {
  readonly content: ContentResponse;
  /** Called before the focus goes to the block of a fault. */
  readonly onLeave: () => void;
}

function Fault({
  fault,
  blocks,
  onGo,
}: {
  readonly fault: ContentFault;
  readonly blocks: readonly ContentBlockInput[];
  readonly onGo: (block: string) => void;
}) {
  const t = useTexts(contentPublishingTexts);
  const words = useTexts(contentFaultsTexts);
  const index = blocks.findIndex((block) => holds(block, fault.block));
  const block = blocks[index];
  const text = words(`kinds.${fault.kind}`, { what: fault.what });
  return (
    <li>
      {block ? (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.jump}
          onClick={() => onGo(fault.block ?? block.id)}
        >
          {t('faultIn', { number: index + 1, label: kindLabelOf(block), text })}
        </Button>
      ) : (
        text
      )}
    </li>
  );
}

/** What a page lacks: what stands in the way of its publication first, each with a way to its block. */
export function FaultList({ content, onLeave }: FaultListProps) {
  const t = useTexts(contentPublishingTexts);
  const { data: faults, error, refetch } = useContentFaults(content['@id']);
  const { select } = useSelect();
  if (!faults) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const go = (block: string) => {
    onLeave();
    select(block);
  };
  const groups = [
    { title: t('obstacles'), list: faults.filter(isObstacle) },
    { title: t('hints'), list: faults.filter((fault) => !isObstacle(fault)) },
  ];
  if (faults.length === 0) return <p>{t('noFaults')}</p>;
  return groups.map(
    ({ title, list }) =>
      list.length > 0 && (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul className={styles.faults}>
            {list.map((fault) => (
              <Fault
                key={`${fault.kind} ${fault.block} ${fault.what}`}
                fault={fault}
                blocks={content.draft?.blocks ?? []}
                onGo={go}
              />
            ))}
          </ul>
        </section>
      ),
  );
}

import { RichText } from '@firn/shared-ui/rich-text';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import styles from './questions.module.css';

/** Questions that open to their answers, also where no script runs. */
export function Questions({ data: { title, questions } }: BlockViewProps<'questions'>) {
  return (
    <BlockSection title={title}>
      <div className={styles.list}>
        {questions.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be worded alike, and they never change places.
          <details key={index} className={styles.entry}>
            <summary className={styles.question}>{question}</summary>
            <div className={styles.answer}>
              <RichText html={answer} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}

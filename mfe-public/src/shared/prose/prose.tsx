import { type ProseBlock, parseProse } from './prose.logic.ts';
import styles from './prose.module.css';

function Block({ block }: { readonly block: ProseBlock }) {
  switch (block.kind) {
    case 'day':
      return (
        <div className={styles.day}>
          <p className={styles.label}>{block.label}</p>
          <p>{block.text}</p>
        </div>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'paragraph':
      return <p className={styles.paragraph}>{block.text}</p>;
  }
}

/** Plain text of an offer: paragraphs, lists and the days of a programme. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className={styles.prose}>
      {parseProse(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never change places.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

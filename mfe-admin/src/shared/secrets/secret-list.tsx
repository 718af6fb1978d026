import { Button } from '@firn/shared-ui/mantine';
import { type ReactNode, useId, useState } from 'react';
import styles from './secrets.module.css';

interface Titled {
  readonly id: string;
  readonly title: string;
}

interface SecretListProps<Item extends Titled> {
  readonly items: readonly Item[];
  readonly words: {
    readonly list: string;
    readonly empty: string;
    readonly end: string;
    readonly endOf: (title: string) => string;
  };
  /** Tells of each, a line for each fact. */
  readonly linesOf: (item: Item) => readonly string[];
  /** Adds what else can be done with one. */
  readonly actionsOf?: (item: Item) => ReactNode;
  /** Asks before one of them ends. */
  readonly ending: (item: Item, close: () => void) => ReactNode;
}

/** Secrets that were made, by their titles, each with the way to end it. */
export function SecretList<Item extends Titled>(props: SecretListProps<Item>) {
  const { items, words, linesOf, actionsOf, ending } = props;
  const heading = useId();
  const [ended, setEnded] = useState<Item | null>(null);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{words.list}</h2>
      {items.length === 0 && <p>{words.empty}</p>}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <strong>{item.title}</strong>
              {linesOf(item).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <div className={styles.actions}>
              {actionsOf?.(item)}
              <Button
                variant="default"
                size="compact-sm"
                aria-label={words.endOf(item.title)}
                onClick={() => setEnded(item)}
              >
                {words.end}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {ended && ending(ended, () => setEnded(null))}
    </section>
  );
}

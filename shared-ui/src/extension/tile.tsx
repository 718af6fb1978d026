import { type ReactNode, useId } from 'react';
import styles from './tile.module.css';
import type { Answer } from './use-answer.ts';

const TEXTS = { failed: 'Das konnte nicht geladen werden.', again: 'Nochmals versuchen' } as const;

interface TileProps {
  readonly title: string;
  /** The page that the title leads to. */
  readonly href: string;
  /** It shows them; where one failed it says so instead, and asks again. */
  readonly answers?: readonly Pick<Answer<unknown>, 'isFailed' | 'ask'>[];
  readonly children: ReactNode;
}

/** A tile of the administration's start page: its title leads to a page, lines below say what is there. */
export function Tile({ title, href, answers = [], children }: TileProps) {
  const id = useId();
  const failed = answers.filter(({ isFailed }) => isFailed);
  const askAgain = () => {
    for (const { ask } of failed) ask();
  };
  return (
    <section className={styles.tile} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <a href={href}>{title}</a>
      </h2>
      {failed.length === 0 ? (
        children
      ) : (
        <>
          <p role="alert">{TEXTS.failed}</p>
          <button type="button" className={styles.again} onClick={askAgain}>
            {TEXTS.again}
          </button>
        </>
      )}
    </section>
  );
}

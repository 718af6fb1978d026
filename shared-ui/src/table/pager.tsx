import { Link } from 'react-router';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';
import { TABLE_TEXTS } from './table-texts.ts';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  pageHref(page: number): string;
}

function Gap() {
  return (
    <li className={styles.gap} aria-hidden="true">
      …
    </li>
  );
}

/** Links to the pages of a list, and which rows of how many are shown. Nothing for an empty list. */
export function Pager({ page, pageSize, total, pageHref }: PagerProps) {
  if (total === 0) return null;
  const last = Math.ceil(total / pageSize);
  const from = Math.min((page - 1) * pageSize + 1, total);
  const pages = pageNumbers(Math.min(page, last), last);
  return (
    <div className={styles.pager}>
      <p className={styles.range}>{TABLE_TEXTS.range(from, Math.min(page * pageSize, total), total)}</p>
      {last > 1 && (
        <nav aria-label={TABLE_TEXTS.pages}>
          <ul className={styles.pages}>
            {page > 1 && (
              <li>
                <Link rel="prev" to={pageHref(page - 1)}>
                  {TABLE_TEXTS.previous}
                </Link>
              </li>
            )}
            {pages.map((number, index) =>
              number === null ? (
                <Gap key={`gap-${pages[index - 1]}`} />
              ) : (
                <li key={number}>
                  <Link
                    to={pageHref(number)}
                    aria-label={TABLE_TEXTS.page(number)}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </Link>
                </li>
              ),
            )}
            {page < last && (
              <li>
                <Link rel="next" to={pageHref(page + 1)}>
                  {TABLE_TEXTS.next}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}

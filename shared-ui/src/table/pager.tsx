import { Link } from 'react-router';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';
import { TABLE_TEXTS } from './table-texts.ts';
import { type ListAddress, PAGE_SIZES } from './use-list-address.ts';

interface PagerProps {
  readonly address: Pick<ListAddress, 'page' | 'pageSize' | 'pageHref' | 'setPageSize'>;
  readonly total: number;
}

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly href: (page: number) => string;
}

function Gap() {
  return (
    <li className={styles.gap} aria-hidden="true">
      …
    </li>
  );
}

function PageLink({
  page,
  current,
  href,
}: {
  readonly page: number;
  readonly current: number;
  readonly href: string;
}) {
  return (
    <li>
      <Link
        to={href}
        aria-label={TABLE_TEXTS.page(page)}
        aria-current={page === current ? 'page' : undefined}
      >
        {page}
      </Link>
    </li>
  );
}

function Pages({ page, last, href }: PagesProps) {
  const pages = pageNumbers(Math.min(page, last), last);
  return (
    <nav aria-label={TABLE_TEXTS.pages}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link rel="prev" to={href(page - 1)}>
              {TABLE_TEXTS.previous}
            </Link>
          </li>
        )}
        {pages.map((number, index) =>
          number === null ? (
            <Gap key={`gap-${pages[index - 1]}`} />
          ) : (
            <PageLink key={number} page={number} current={page} href={href(number)} />
          ),
        )}
        {page < last && (
          <li>
            <Link rel="next" to={href(page + 1)}>
              {TABLE_TEXTS.next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PageSize({ address }: Pick<PagerProps, 'address'>) {
  return (
    <label className={styles.size}>
      {TABLE_TEXTS.pageSize}
      <select
        value={address.pageSize}
        onChange={(event) => address.setPageSize(Number(event.currentTarget.value))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}

/** Links to the pages of a list, and which rows of how many are shown. Nothing for an empty list. */
export function Pager({ address, total }: PagerProps) {
  if (total === 0) return null;
  const { page, pageSize, pageHref } = address;
  const last = Math.ceil(total / pageSize);
  const from = Math.min((page - 1) * pageSize + 1, total);
  return (
    <div className={styles.pager}>
      <p className={styles.range}>{TABLE_TEXTS.range(from, Math.min(page * pageSize, total), total)}</p>
      {total > PAGE_SIZES[0] && <PageSize address={address} />}
      {last > 1 && <Pages page={page} last={last} href={pageHref} />}
    </div>
  );
}

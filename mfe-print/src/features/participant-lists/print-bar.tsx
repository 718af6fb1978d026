import { guardRedirect } from '@firn/shared-contracts/domain';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { useIsFetching } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';
import { SHEETS, sheetsOf, withSheet } from './sheets.logic.ts';

const OVERVIEW = '/guide/events';

function SheetChoice() {
  const t = useTexts(listsTexts);
  const [params, setParams] = useSearchParams();
  const chosen = sheetsOf(params);
  return (
    <fieldset className={styles.sheets}>
      <legend className={styles.caption}>{t('sheetsToPrint')}</legend>
      {SHEETS.map((sheet) => (
        <label key={sheet} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(sheet)}
            onChange={({ target }) => setParams(withSheet(params, sheet, target.checked), { replace: true })}
          />
          {t(`sheets.${sheet}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Stays on the screen: what is printed, and where to go from here. */
export function PrintBar({ isChosen }: { readonly isChosen: boolean }) {
  const t = useTexts(listsTexts);
  const { user, permissions } = useSession();
  const isLoading = useIsFetching() > 0;
  const visitor = { loggedIn: user !== null, permissions };
  const mayReadOverview = guardRedirect('guide', visitor, OVERVIEW) === null;
  return (
    <div className={styles.bar}>
      <h1 className={styles.heading}>{t('title')}</h1>
      <Link to={mayReadOverview ? OVERVIEW : '/profil'}>{t(mayReadOverview ? 'back' : 'profile')}</Link>
      {isChosen && <Link to="?">{t('other')}</Link>}
      {isChosen && <SheetChoice />}
      {isChosen && (
        <button type="button" className={styles.print} disabled={isLoading} onClick={() => window.print()}>
          {t('print')}
        </button>
      )}
    </div>
  );
}

import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './breadcrumbs.module.css';
import { crumbsOf } from './menu-entries.ts';

/** Where in the administration this page is; titles come from the registry, the last one possibly from the page. */
export function Breadcrumbs() {
  const { registry, view, shell } = useFrame();
  const t = useTexts(shellTexts);
  const { breadcrumb } = useObservable(view);
  const { pathname } = useObservable(shell.navigation).location;
  const crumbs = crumbsOf(useObservable(registry), pathname, breadcrumb);
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={t('admin.breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={path}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import type { ReactNode } from 'react';
import { AdminSearch } from '../features/search/index.ts';
import styles from './admin-frame.module.css';
import { useAfterLoad } from './use-after-load.tsx';

/** What every admin page has in common: Mantine, the search box in the bar on top, and what comes after. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const afterLoad = useAfterLoad();
  return (
    <FirnMantineProvider density="office">
      <div className={styles.search}>
        <AdminSearch />
      </div>
      {afterLoad}
      {children}
    </FirnMantineProvider>
  );
}

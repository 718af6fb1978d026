import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import type { ReactNode } from 'react';
import { AdminSearch } from '../features/search/index.ts';
import styles from './admin-frame.module.css';

/** What every admin page has in common: Mantine, and the search box in the bar on top. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  return (
    <FirnMantineProvider density="office">
      <div className={styles.search}>
        <AdminSearch />
      </div>
      {children}
    </FirnMantineProvider>
  );
}
